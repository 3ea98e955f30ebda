import { usePages } from '../../../core/api/pages.ts'
import { type CreatorSearch, creatorRequest } from '../explore-search.ts'

export const useCreators = (search: CreatorSearch) => {
  const { data, refetch, ...list } = usePages('listCreators', creatorRequest(search))
  return {
    ...list,
    retry: () => void refetch(),
    creators: data?.pages.flatMap((page) => page.creators),
  }
}

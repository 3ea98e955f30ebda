import { usePages } from '../../core/api/pages.ts'

export const useCreators = () => {
  const { data, refetch, ...list } = usePages('listCreators', { query: { limit: 12 } })
  return {
    ...list,
    retry: () => void refetch(),
    creators: data?.pages.flatMap((page) => page.creators),
  }
}

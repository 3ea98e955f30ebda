import { usePages } from '../../core/api/pages.ts'
import { useOwnChanges } from '../../core/realtime/use-own-changes.ts'
import type { OwnContentQuery } from './own-content-query.ts'

const limit = 24

export const useOwnContent = (query: OwnContentQuery, enabled: boolean) => {
  const request = { query: { ...query, limit } }
  const { data, refetch, ...list } = usePages('listOwnContent', request, {
    enabled,
    keepsLast: true,
  })
  useOwnChanges((what) => {
    if (what !== 'picture') void refetch()
  })
  return {
    ...list,
    retry: () => void refetch(),
    items: data?.pages.flatMap((page) => page.content),
  }
}

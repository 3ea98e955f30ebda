import { usePages } from '../../core/api/pages.ts'
import { realtime } from '../../core/realtime/realtime.ts'
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
    if (what !== 'picture') realtime.reread({ queryKey: ['listOwnContent', request] })
  })
  return {
    ...list,
    retry: () => void refetch(),
    items: data?.pages.flatMap((page) => page.content),
  }
}

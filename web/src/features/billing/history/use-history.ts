import type { PaymentStatus, ReplyBody, Routes } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../app/api.ts'
import { useTopic } from '../../../app/realtime/use-topic.ts'
import { useViewer } from '../../../app/viewer.ts'

type Page = ReplyBody<Routes['listTransactions']>

/** Everything they have tried to buy; what changes while they look is read again. */
export const useHistory = (status: PaymentStatus | undefined) => {
  const queries = useQueryClient()
  const viewer = useViewer()
  useTopic(viewer ? `account:${viewer.id}` : null, ({ what }) => {
    if (what === 'order' || what === 'anything') {
      void queries.invalidateQueries({ queryKey: ['listTransactions'] })
    }
  })
  const { data, ...list } = useInfiniteQuery<
    Page,
    ProblemError,
    { pages: Page[] },
    readonly unknown[],
    string | undefined
  >({
    queryKey: ['listTransactions', { query: { status } }, 'pages'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.call('listTransactions', { query: { limit: 20, status, cursor } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  return { ...list, orders: data?.pages.flatMap(({ transactions }) => transactions) }
}

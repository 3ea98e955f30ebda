import type { Currency, EarningsPeriod, OrderStanding, ReplyBody, Routes } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, readOf } from '../../app/api.ts'
import { useTopic } from '../../app/realtime/use-topic.ts'
import { useViewer } from '../../app/viewer.ts'

const reads = ['readEarnings', 'listSales', 'listRefundRequests', 'listDisputes'] as const

/** Refunds and disputes come while somebody looks; what they change is read again. */
export const useEarnings = (currency: Currency | undefined, period: EarningsPeriod) => {
  const queries = useQueryClient()
  const viewer = useViewer()
  useTopic(viewer ? `account:${viewer.id}` : null, ({ what }) => {
    if (what !== 'earnings' && what !== 'anything') return
    for (const read of reads) void queries.invalidateQueries({ queryKey: [read] })
  })
  return useQuery(readOf('readEarnings', { query: { currency, period } }))
}

type Lists = 'listSales' | 'listRefundRequests' | 'listDisputes'
type Page<Name extends Lists> = ReplyBody<Routes[Name]>

const useList = <Name extends Lists>(name: Name, query: object) => {
  const { data, ...list } = useInfiniteQuery<
    Page<Name>,
    ProblemError,
    { pages: Page<Name>[] },
    readonly unknown[],
    string | undefined
  >({
    queryKey: [name, { query }, 'pages'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.call(name, ...([{ query: { ...query, cursor } }, { signal }] as never)),
    initialPageParam: undefined,
    getNextPageParam: (last) => (last as { nextCursor: string | null }).nextCursor ?? undefined,
  })
  return { ...list, pages: data?.pages }
}

export const useSales = (currency: Currency, standing: OrderStanding | undefined) => {
  const { pages, ...list } = useList('listSales', { currency, standing })
  return { ...list, rows: pages?.flatMap(({ sales }) => sales) }
}

export const useRefundRequests = () => {
  const { pages, ...list } = useList('listRefundRequests', {})
  return { ...list, rows: pages?.flatMap(({ refunds }) => refunds) }
}

export const useDisputes = () => {
  const { pages, ...list } = useList('listDisputes', {})
  return { ...list, rows: pages?.flatMap(({ disputes }) => disputes) }
}

import { useQueries, useQuery } from '@tanstack/react-query'
import { readOf } from '../../../../core/api/api.ts'
import { useRefreshOn } from '../../../../core/realtime/use-own-changes.ts'

/** Balances are the same for every period; asked as the Earnings page asks first, the two share it. */
const period = '30d' as const

/**
 * What is available, pending and on hold, each currency by itself. One answer is about one currency
 * and names the others, so whoever sells in one asks once.
 */
export const useMoney = () => {
  useRefreshOn(['earnings'], ['readEarnings'])
  const first = useQuery(readOf('readEarnings', { query: { period } }))
  const others = first.data?.currencies.filter((one) => one !== first.data.currency) ?? []
  const rest = useQueries({
    queries: others.map((currency) => readOf('readEarnings', { query: { currency, period } })),
  })
  const reads = [first, ...rest]
  const sums = reads.flatMap(({ data }) => data ?? [])
  return {
    data: sums.length === reads.length ? sums : undefined,
    error: reads.find(({ error }) => error)?.error ?? null,
    isPending: reads.some(({ isPending }) => isPending),
    isFetching: reads.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
  }
}

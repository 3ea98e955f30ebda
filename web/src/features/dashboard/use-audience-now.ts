import type { Money } from '@fanfare/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import { useRefreshOn } from '../../core/realtime/use-own-changes.ts'

/** Current values are the same for every period. The same request as in their own tabs is shared. */
const period = '30d' as const

/** Subscribers, and what they bring in a month. */
export const useAudienceNow = () => {
  useRefreshOn(['subscribers'], ['readAudience'])
  return useQuery(readOf('readAudience', { query: { period } }))
}

/**
 * What can be paid out, each currency by itself. One answer is about one currency and names the
 * others, so whoever sells in one asks once.
 */
export const useAvailable = () => {
  useRefreshOn(['earnings'], ['readEarnings'])
  const first = useQuery(readOf('readEarnings', { query: { period } }))
  const others = first.data?.currencies.filter((one) => one !== first.data.currency) ?? []
  const rest = useQueries({
    queries: others.map((currency) => readOf('readEarnings', { query: { currency, period } })),
  })
  const reads = [first, ...rest]
  const available = reads.flatMap(({ data }): Money[] => (data ? [data.available] : []))
  return {
    data: available.length === reads.length ? available : undefined,
    error: reads.find(({ error }) => error)?.error ?? null,
    isFetching: reads.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
  }
}

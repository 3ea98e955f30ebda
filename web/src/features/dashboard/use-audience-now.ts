import type { EarningsView, Money } from '@fanfare/contract'
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

export interface MoneyNow {
  readonly available: Money
  readonly pending: Money
  /** When the next part of it becomes available. */
  readonly nextOn: string | null
}

const moneyIn = ({ available, pending }: EarningsView): MoneyNow => ({
  available,
  pending: { ...available, amount: pending.reduce((sum, { amount }) => sum + amount.amount, 0) },
  nextOn: pending[0]?.availableOn ?? null,
})

/**
 * What can be paid out and what will be, each currency by itself. One answer is about one currency
 * and names the others, so whoever sells in one asks once.
 */
export const useMoneyNow = () => {
  useRefreshOn(['earnings'], ['readEarnings'])
  const first = useQuery(readOf('readEarnings', { query: { period } }))
  const others = first.data?.currencies.filter((one) => one !== first.data.currency) ?? []
  const rest = useQueries({
    queries: others.map((currency) => readOf('readEarnings', { query: { currency, period } })),
  })
  const reads = [first, ...rest]
  const sums = reads.flatMap(({ data }) => (data ? [moneyIn(data)] : []))
  return {
    data: sums.length === reads.length ? sums : undefined,
    error: reads.find(({ error }) => error)?.error ?? null,
    isFetching: reads.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
  }
}

/** Refund requests that wait for this creator's answer. */
export const useRequests = () => {
  const read = useQuery(readOf('listRefundRequests', { query: { limit: 50 } }))
  return { ...read, data: read.data?.refunds.filter(({ state }) => state === 'requested') }
}

import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../app/api.ts'
import { isUnderway } from './order-state.ts'
import type { Wanted } from './wanted.ts'

/**
 * The order that a payment is on its way for: begun in another tab, or before this page was loaded
 * again. It is among the newest that were confirmed.
 */
export const useUnderway = ({ type, id }: Wanted, wanted: boolean) => {
  const { data, isFetching, error, refetch } = useQuery({
    ...readOf('listTransactions', { query: { limit: 50 } }),
    enabled: wanted,
    staleTime: 0,
    gcTime: 0,
  })
  const order = data?.transactions.find(
    (one) => isUnderway(one) && one.item.type === type && one.item.id === id,
  )
  return { order, isFetching, error, refetch }
}

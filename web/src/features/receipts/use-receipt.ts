import type { OrderId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import { useRefreshOn } from '../../core/realtime/use-own-changes.ts'

/** Read again whenever the order, or what came of it, changes. */
export const useReceipt = (id: OrderId) => {
  useRefreshOn(['order', 'earnings'], ['readReceipt'])
  return useQuery(readOf('readReceipt', { params: { id } }))
}

/** What was never paid has no receipt, and still something to say to whoever tried. */
export const useUnpaidOrder = (id: OrderId, wanted: boolean) =>
  useQuery({ ...readOf('readOrder', { params: { id } }), enabled: wanted, retry: false })

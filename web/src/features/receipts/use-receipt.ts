import type { OrderId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import { useRefreshOn } from '../../core/realtime/use-own-changes.ts'

/** Reads again whenever the order or its refund changes. */
export const useReceipt = (id: OrderId) => {
  useRefreshOn(['order', 'earnings'], ['readReceipt'])
  return useQuery(readOf('readReceipt', { params: { id } }))
}

/** An order that was never paid has no receipt, so its state is shown instead. */
export const useUnpaidOrder = (id: OrderId, wanted: boolean) =>
  useQuery({ ...readOf('readOrder', { params: { id } }), enabled: wanted, retry: false })

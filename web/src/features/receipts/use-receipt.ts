import type { OrderId } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../core/api/api.ts'
import { useOwnChanges } from '../../core/realtime/use-own-changes.ts'

const heard = ['order', 'earnings', 'anything']

/** Read again whenever the order, or what came of it, changes. */
export const useReceipt = (id: OrderId) => {
  const receipt = useQuery(readOf('readReceipt', { params: { id } }))
  useOwnChanges((what) => {
    if (heard.includes(what)) void receipt.refetch()
  })
  return receipt
}

/** What was never paid has no receipt, and still something to say to whoever tried. */
export const useUnpaidOrder = (id: OrderId, wanted: boolean) =>
  useQuery({ ...readOf('readOrder', { params: { id } }), enabled: wanted, retry: false })

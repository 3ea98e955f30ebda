import type { PaymentStatus } from '@fanfare/contract'
import { usePages } from '../../../core/api/pages.ts'
import { useRefreshOn } from '../../../core/realtime/use-own-changes.ts'

/** Everything they have tried to buy; what changes while they look is read again. */
export const useHistory = (status: PaymentStatus | undefined) => {
  useRefreshOn(['order'], ['listTransactions'])
  const { data, ...list } = usePages('listTransactions', { query: { limit: 20, status } })
  return { ...list, orders: data?.pages.flatMap(({ transactions }) => transactions) }
}

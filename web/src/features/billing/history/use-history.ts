import type { PaymentStatus } from '@fanfare/contract'
import { useQueryClient } from '@tanstack/react-query'
import { usePages } from '../../../core/api/pages.ts'
import { useOwnChanges } from '../../../core/realtime/use-own-changes.ts'

/** Everything they have tried to buy; what changes while they look is read again. */
export const useHistory = (status: PaymentStatus | undefined) => {
  const queries = useQueryClient()
  useOwnChanges((what) => {
    if (what === 'order' || what === 'anything') {
      void queries.invalidateQueries({ queryKey: ['listTransactions'] })
    }
  })
  const { data, ...list } = usePages('listTransactions', { query: { limit: 20, status } })
  return { ...list, orders: data?.pages.flatMap(({ transactions }) => transactions) }
}

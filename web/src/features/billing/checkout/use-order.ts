import type { OrderId, OrderView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '../../../core/api/api.ts'
import { queryClient } from '../../../core/api/query-client.ts'
import { useRefreshOn } from '../../../core/realtime/use-own-changes.ts'
import { endsByItself } from './order-state.ts'

const every = 4_000

export const orderQuery = (id: OrderId) => readOf('readOrder', { params: { id } })

/** What a command answered, for everyone on this page who looks at the order. */
export const keepOrder = (order: OrderView) =>
  queryClient.setQueryData(orderQuery(order.id).queryKey, { order, action: null })

/** The current order. Changes are pushed to open tabs; polling is for messages that were lost. */
export const useOrder = (known: OrderView) => {
  useRefreshOn(['order'], ['readOrder'])
  const { data } = useQuery({
    ...orderQuery(known.id),
    initialData: { order: known, action: null },
    // A list or an offer doesn't include what the bank’s dialog needs.
    initialDataUpdatedAt: known.state === 'needs-action' ? 0 : Date.now(),
    refetchInterval: ({ state }) => (state.data && endsByItself(state.data.order) ? every : false),
  })
  return data
}

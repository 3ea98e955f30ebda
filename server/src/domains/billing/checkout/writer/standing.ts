import type { OrderStanding } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import type { OrderRow } from '../reader/orders.ts'

type Changeable = Pick<OrderRow, 'refunded_at' | 'access_turn'>

/** What became of a paid order changes here only. Needs the order's lock. */
export const setStanding = async (
  tx: Transaction,
  order: OrderRow,
  standing: OrderStanding,
  more: Partial<Changeable> = {},
): Promise<OrderRow> => {
  await tx.q
    .updateTable('billing.orders')
    .set({ ...more, standing })
    .where('id', '=', order.id)
    .execute()
  tx.emit('billing.order-changed', { orderId: order.id, accountId: order.account_id })
  return { ...order, ...more, standing }
}

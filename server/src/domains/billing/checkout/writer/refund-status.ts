import type { RefundStatus } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import type { OrderRow } from '../reader/orders.ts'

type Changeable = Pick<OrderRow, 'refunded_at' | 'access_turn'>

/** What became of a paid order changes here only. Needs the order's lock. */
export const setRefundStatus = async (
  tx: Transaction,
  order: OrderRow,
  refundStatus: RefundStatus,
  more: Partial<Changeable> = {},
): Promise<OrderRow> => {
  await tx.q
    .updateTable('billing.orders')
    .set({ ...more, refund_status: refundStatus })
    .where('id', '=', order.id)
    .execute()
  tx.emit('billing.order-changed', { orderId: order.id, accountId: order.account_id })
  return { ...order, ...more, refund_status: refundStatus }
}

import type { Transaction } from '../../../../platform/database/database.ts'
import { closeAccess, kindOf, openAccess } from '../../orders/kinds.ts'
import type { OrderRow } from '../../orders/reader.ts'
import { setRefundStatus } from '../../orders/writer.ts'

/** From this moment nothing more of it can be had, so that nobody is served while money returns. */
export const beginReturn = async (tx: Transaction, order: OrderRow, now: Date) => {
  await kindOf(order).release?.(tx, order, now)
  const turn = await closeAccess(tx, order, now)
  await setRefundStatus(tx, order, 'refunding', { access_turn: turn })
}

/** The buyer keeps it, since they did not get their money. */
export const undoReturn = async (tx: Transaction, order: OrderRow, now: Date) => {
  // A bank that has taken the money meanwhile decides about the post too.
  if (order.refund_status !== 'refunding' && order.refund_status !== 'refunded') return
  await kindOf(order).revive?.(tx, order)
  await openAccess(tx, await setRefundStatus(tx, order, 'kept'), now)
}

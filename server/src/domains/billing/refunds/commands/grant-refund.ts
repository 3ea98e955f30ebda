import type { Transaction } from '../../../../platform/database/database.ts'
import type { OrderRow } from '../../checkout/reader/orders.ts'
import { setRefundStatus } from '../../checkout/writer/refund-status.ts'
import { reviveGift, voidGift } from '../../gifts/commands/void-gift.ts'
import { closeAccess, openAccess } from '../access.ts'

/** From this moment nothing more of it can be had, so that nobody is served while money returns. */
export const beginReturn = async (tx: Transaction, order: OrderRow, now: Date) => {
  if (order.kind === 'gift') await voidGift(tx, order.id, now)
  const turn = await closeAccess(tx, order, now)
  await setRefundStatus(tx, order, 'refunding', { access_turn: turn })
}

/** The buyer keeps the post, since they did not get their money. */
export const undoReturn = async (tx: Transaction, order: OrderRow, now: Date) => {
  // A bank that has taken the money meanwhile decides about the post too.
  if (order.refund_status !== 'refunding' && order.refund_status !== 'refunded') return
  if (order.kind === 'gift') await reviveGift(tx, order.id)
  await openAccess(tx, await setRefundStatus(tx, order, 'kept'), now)
}

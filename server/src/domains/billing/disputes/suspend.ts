import type { Transaction } from '../../../platform/database/database.ts'
import { closeAccess, kindOf, openAccess } from '../orders/kinds.ts'
import type { OrderRow } from '../orders/reader.ts'
import { setRefundStatus } from '../orders/writer.ts'
import { isWaiting, liveRefund } from '../refunds/policy.ts'
import { readRefundsOfOrder } from '../refunds/reader.ts'
import { moveRefund } from '../refunds/writer.ts'

/** Whoever asked us for the money has asked their bank too, and the bank decides. */
const overtakeRequest = async (tx: Transaction, { id }: OrderRow, now: Date) => {
  const refund = liveRefund(await readRefundsOfOrder(tx, id))
  if (refund && isWaiting(refund)) {
    await moveRefund(tx, refund, 'overtaken', { settled_at: now }, now)
  }
}

/** Closed until it is decided, however it was opened before. */
export const suspendAccess = async (tx: Transaction, order: OrderRow, now: Date) => {
  await overtakeRequest(tx, order, now)
  await kindOf(order).dispute?.(tx, order, now)
  const turn = await closeAccess(tx, order, now)
  await setRefundStatus(tx, order, 'disputed', { access_turn: turn })
}

export const restoreAccess = async (tx: Transaction, order: OrderRow, now: Date) => {
  if (order.refund_status !== 'disputed') return
  await openAccess(tx, await setRefundStatus(tx, order, 'kept'), now)
}

/** The money is gone, so the post can be bought again. */
export const takeForGood = (tx: Transaction, order: OrderRow, now: Date) =>
  setRefundStatus(tx, order, 'lost', { refunded_at: order.refunded_at ?? now })

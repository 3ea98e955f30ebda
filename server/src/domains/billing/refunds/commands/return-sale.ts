import type { Transaction } from '../../../../platform/database/database.ts'
import type { OrderRow } from '../../orders/reader.ts'
import { newRefund } from '../new-refund.ts'
import { canRefund, isWaiting, liveRefund, restOf } from '../policy.ts'
import { type RefundRow, readRefundsOfOrder } from '../reader.ts'
import { insertRefund, moveRefund } from '../writer.ts'
import { closeBought } from './adopt-refund.ts'
import { beginReturn } from './grant-refund.ts'

interface Return extends Pick<RefundRow, 'reason' | 'words'> {
  /** We also take back a gift that was claimed; its creator cannot. */
  readonly by: 'creator' | 'platform'
}

/** Needs the order's lock. Without having been asked; a request that waits is answered by it. */
export const returnSale = async (
  tx: Transaction,
  order: OrderRow,
  { by, reason, words }: Return,
  now: Date,
): Promise<RefundRow> => {
  const refunds = await readRefundsOfOrder(tx, order.id)
  const waiting = liveRefund(refunds)
  const answered = waiting && isWaiting(waiting) ? waiting : null
  canRefund(order, answered ? [] : refunds).orThrow()
  await (by === 'creator' ? beginReturn : closeBought)(tx, order, now)
  if (answered) {
    return moveRefund(tx, answered, 'sending', { answered_by: by, answer: words }, now)
  }
  const amount = restOf(order, refunds)
  const given = { state: 'sending', asked_by: by, self_serve: false, amount } as const
  return insertRefund(tx, newRefund(order, { ...given, reason, words }, now))
}

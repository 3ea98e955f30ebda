import type { Money } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { TermOrder, TierOrder } from '../checkout/reader/orders.ts'
import { setRefundStatus } from '../checkout/writer/refund-status.ts'
import { newPlatformRefund } from '../refunds/new-refund.ts'
import { insertRefund } from '../refunds/writer/refunds.ts'
import { totalOfPeriod } from './book.ts'

/** Sent like every refund; what it was for is closed by whoever ends the subscription. */
export const returnMoney = async (
  tx: Transaction,
  order: TierOrder | TermOrder,
  { amount, words }: { readonly amount: Money; readonly words: string },
  now: Date,
) => {
  await setRefundStatus(tx, order, 'refunding')
  return insertRefund(tx, newPlatformRefund(order, { words, amount: amount.amount }, now))
}

/** Tips that were charged along are given: whoever got them was told, and keeps them. */
export const returnPeriod = async (tx: Transaction, order: TierOrder, now: Date) => {
  const amount = await totalOfPeriod(tx, order, now)
  const words = 'Payment for something that had already ended'
  // A code may have left nothing to pay but the tips.
  if (amount.amount > 0) await returnMoney(tx, order, { amount, words }, now)
}

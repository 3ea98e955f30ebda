import { type Money, money } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { TermOrder, TierOrder } from '../checkout/reader/orders.ts'
import { setStanding } from '../checkout/writer/standing.ts'
import { newRefund } from '../refunds/new-refund.ts'
import { insertRefund } from '../refunds/writer/refunds.ts'

/** Sent like every refund; what it was for is closed by whoever ends the subscription. */
export const returnMoney = async (
  tx: Transaction,
  order: TierOrder | TermOrder,
  { amount, words }: { readonly amount: Money; readonly words: string },
  now: Date,
) => {
  const given = { state: 'sending', asked_by: 'platform', self_serve: false } as const
  const what = { reason: 'other', words, amount: amount.amount } as const
  await insertRefund(tx, newRefund(order, { ...given, ...what }, now))
  await setStanding(tx, order, 'refunding')
}

export const returnWholeOrder = (tx: Transaction, order: TierOrder, now: Date) =>
  returnMoney(
    tx,
    order,
    { amount: money(order.total, order.currency), words: 'Paid for what had ended already' },
    now,
  )

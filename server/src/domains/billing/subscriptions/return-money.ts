import { type Money, money, type RefundId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'
import type { TermOrder, TierOrder } from '../checkout/reader/orders.ts'
import { setStanding } from '../checkout/writer/standing.ts'
import { dueAt } from '../refunds/policy.ts'
import { insertRefund } from '../refunds/writer/refunds.ts'

/** Sent like every refund; what it was for is closed by whoever ends the subscription. */
export const returnMoney = async (
  tx: Transaction,
  order: TierOrder | TermOrder,
  { amount, words }: { readonly amount: Money; readonly words: string },
  now: Date,
) => {
  const state = 'sending' as const
  await insertRefund(tx, {
    ...{ id: uuid() as RefundId, order_id: order.id, account_id: order.account_id },
    ...{ creator_id: order.creator_id, title: order.title, version: 1, state },
    ...{ asked_by: 'platform', self_serve: false, reason: 'other', words },
    ...{ amount: amount.amount, currency: order.currency, answered_by: null, answer: null },
    ...{ provider_id: null, failure: null, asked_at: now, answer_by: null, settled_at: null },
    due_at: dueAt({ state, answer_by: null, settled_at: null }, now),
  })
  await setStanding(tx, order, 'refunding')
}

export const returnWholeOrder = (tx: Transaction, order: TierOrder, now: Date) =>
  returnMoney(
    tx,
    order,
    { amount: money(order.total, order.currency), words: 'Paid for what had ended already' },
    now,
  )

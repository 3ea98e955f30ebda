import type { AccountId, Money, RefundId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { OrderRow } from '../orders/reader.ts'
import { setRefundStatus } from '../orders/writer.ts'
import { dueAt, lengths } from './policy.ts'
import type { RefundRow } from './reader.ts'
import { insertRefund } from './writer.ts'

type Refundable = Pick<OrderRow, 'id' | 'account_id' | 'title' | 'total' | 'currency'> & {
  readonly creator_id: AccountId | null
}
type Given = Pick<RefundRow, 'state' | 'asked_by' | 'self_serve' | 'reason' | 'words'> &
  Partial<Pick<RefundRow, 'amount'>>

/** Of all of it, unless it is said how much. */
export const newRefund = (order: Refundable, given: Given, now: Date): RefundRow => {
  const answerBy = given.state === 'requested' ? after(now, lengths.answer) : null
  const row: RefundRow = {
    id: uuid() as RefundId,
    order_id: order.id,
    account_id: order.account_id,
    creator_id: order.creator_id,
    title: order.title,
    version: 1,
    amount: order.total,
    currency: order.currency,
    answered_by: null,
    answer: null,
    provider_id: null,
    failure: null,
    keeps_access: false,
    asked_at: now,
    answer_by: answerBy,
    settled_at: null,
    due_at: null,
    ...given,
  }
  return { ...row, due_at: dueAt(row, now) }
}

/** By us, without anybody being asked. */
export const newPlatformRefund = (
  order: Refundable,
  what: Pick<Given, 'words' | 'amount'>,
  now: Date,
): RefundRow => {
  const given = { state: 'sending', asked_by: 'platform', self_serve: false } as const
  return newRefund(order, { ...given, reason: 'other', ...what }, now)
}

/** Sent like every refund; what it was for is closed by whoever ends it. */
export const returnMoney = async (
  tx: Transaction,
  order: OrderRow,
  { amount, words }: { readonly amount: Money; readonly words: string },
  now: Date,
) => {
  await setRefundStatus(tx, order, 'refunding')
  return insertRefund(tx, newPlatformRefund(order, { words, amount: amount.amount }, now))
}

import type { AccountId, RefundId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { after } from '../../../platform/clock/after.ts'
import type { OrderRow } from '../checkout/reader/orders.ts'
import { dueAt, lengths } from './policy.ts'
import type { RefundRow } from './reader/refunds.ts'

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

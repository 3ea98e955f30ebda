import { z } from 'zod'
import { DisputeId, Instant, OrderId, RefundId } from '../core/ids.ts'
import { trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'
import { MoneyShape } from './money.ts'
import { PersonBrief } from './people.ts'

/**
 * `requested` waits for the creator, `with-platform` for us. From `sending` on it is granted: the
 * post is closed and the money is on its way. `overtaken` was settled by the buyer's bank.
 */
export const RefundState = z.enum([
  'requested',
  'with-platform',
  'refused',
  'sending',
  'pending',
  'done',
  'failed',
  'overtaken',
])
export type RefundState = z.infer<typeof RefundState>

/** As it stands on receipts, in any case of letters. */
export const OrderReference = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/, 'Enter the reference from your receipt')

export const RefundReason = z.enum([
  'changed-mind',
  'not-as-described',
  'does-not-work',
  'bought-by-mistake',
  'withdrawal',
  'other',
])
export type RefundReason = z.infer<typeof RefundReason>

/** What a buyer can say, or that we took down what they bought. */
export const RefundCause = z.enum([...RefundReason.options, 'taken-down'])
export type RefundCause = z.infer<typeof RefundCause>

export const RefundWords = trimmedText(limits.refundWords)

export const RefundView = z.object({
  id: RefundId,
  orderId: OrderId,
  title: z.string(),
  buyer: PersonBrief.nullable(),
  state: RefundState,
  askedBy: z.enum(['fan', 'creator', 'platform']),
  /** By the rule alone: nobody was asked. */
  selfServe: z.boolean(),
  reason: RefundCause.nullable(),
  words: z.string(),
  answer: z.object({ by: z.enum(['creator', 'platform']), words: z.string() }).nullable(),
  amount: MoneyShape,
  askedAt: Instant,
  /** Until when the creator can answer. */
  answerBy: Instant.nullable(),
  settledAt: Instant.nullable(),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  abilities: z.object({ answer: z.boolean() }),
})
export type RefundView = z.infer<typeof RefundView>

export const DisputeState = z.enum(['needs-response', 'under-review', 'won', 'lost'])
export type DisputeState = z.infer<typeof DisputeState>

/** The buyer's bank has taken the money back, for now or for good. */
export const DisputeView = z.object({
  id: DisputeId,
  orderId: OrderId,
  title: z.string(),
  state: DisputeState,
  reason: z.string(),
  amount: MoneyShape,
  openedAt: Instant,
  evidenceDueAt: Instant.nullable(),
  evidenceSentAt: Instant.nullable(),
  closedAt: Instant.nullable(),
})
export type DisputeView = z.infer<typeof DisputeView>

/** A bank believes that a card was stolen, before anyone has complained. */
export const FraudWarningView = z.object({
  id: z.string(),
  orderId: OrderId,
  kind: z.string(),
  notedAt: Instant,
})

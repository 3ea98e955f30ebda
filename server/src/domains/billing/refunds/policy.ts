import { after } from '../../../platform/clock/after.ts'
import { allow, deny, type Verdict } from '../../../platform/errors/domain-error.ts'
import { kindOf } from '../orders/kinds.ts'
import type { OrderRow } from '../orders/reader.ts'
import type { RefundRow } from './reader.ts'

const minute = 60_000
const day = 24 * 60 * minute

export const lengths = {
  /** How long after paying money comes back without anyone being asked. */
  selfServe: 30 * day,
  /** How long a creator has to answer. */
  answer: 3 * day,
  /** In which only so many come back by the rule alone. */
  window: 90 * day,
  /** How long the workflow or the provider's own message may take before the sweep looks. */
  patience: 2 * minute,
} as const

const mostSelfServed = 3
const mostConsumed = 0.25

const isOver = ({ state }: RefundRow) =>
  state === 'refused' || state === 'failed' || state === 'overtaken'

/** The one that counts, if any does. One of a part, which leaves the buyer what they have, does not. */
export const liveRefund = (refunds: readonly RefundRow[]) =>
  refunds.find((one) => !isOver(one) && !one.keeps_access) ?? null

/** What has not gone back yet of what was paid. */
export const restOf = ({ total }: Pick<OrderRow, 'total'>, refunds: readonly RefundRow[]) => {
  const returned = refunds.filter(({ state }) => state === 'pending' || state === 'done')
  return returned.reduce((rest, { amount }) => rest - amount, total)
}

export const isWaiting = ({ state }: RefundRow) =>
  state === 'requested' || state === 'with-platform'

/** Whether this payment can be given back at all, whoever wants it. */
export const canRefund = (order: OrderRow, refunds: readonly RefundRow[]): Verdict => {
  if (order.state !== 'paid' || order.total === 0 || kindOf(order).returned === 'never') {
    return deny('refund.not-possible')
  }
  if (order.refund_status === 'disputed') return deny('refund.disputed')
  if (order.refund_status === 'refunded' || order.refund_status === 'lost')
    return deny('refund.not-possible')
  return liveRefund(refunds) ? deny('refund.under-way') : allow
}

/** Once a request was refused it is answered; its creator can still give the money back. */
export const canAsk = (order: OrderRow, refunds: readonly RefundRow[]): Verdict => {
  const verdict = canRefund(order, refunds)
  if (!verdict.allowed) return verdict
  const refused = refunds.some(({ state, asked_by }) => state === 'refused' && asked_by === 'fan')
  return refused ? deny('refund.refused-before') : allow
}

export const canAnswer = (refund: RefundRow, by: 'creator' | 'platform'): Verdict => {
  const waits = by === 'creator' ? refund.state === 'requested' : isWaiting(refund)
  return waits ? allow : deny('refund.answered')
}

export interface RefundFacts {
  readonly paidAt: Date | null
  /** That nobody has claimed yet. */
  readonly isGift: boolean
  /** From 0 to 1. */
  readonly consumed: number
  /** Addresses of it still open it, so nothing says yet what they are used for. */
  readonly isUntold: boolean
  /** By the rule alone, within the window. */
  readonly selfServed: number
  readonly now: Date
}

export interface RefundOffer {
  readonly kind: 'self-serve' | 'request' | 'again'
  readonly why: string
}

/** For what a bank has sent back to us although it was the buyer's. */
export const sentAgain: RefundOffer = {
  kind: 'again',
  why: 'The bank returned this refund to us. The money is yours, and we can send it to your card again.',
}

/** For what we took down and the bank did not take the money of. */
export const takenDown: RefundOffer = {
  kind: 'again',
  why: 'We took this post down, so the full amount goes back to your card.',
}

const asks = (why: string): RefundOffer => ({ kind: 'request', why })

/** What comes back at once, and why not. */
export const offerOf = ({
  paidAt,
  isGift,
  consumed,
  isUntold,
  selfServed,
  now,
}: RefundFacts): RefundOffer => {
  const served = { kind: 'self-serve', why: 'The full amount goes back to your card.' } as const
  // Nobody has opened a gift that is still unclaimed.
  if (isGift) return served
  if (!paidAt || after(paidAt, lengths.selfServe) <= now) {
    return asks('You bought this more than 30 days ago, so the creator decides.')
  }
  if (isUntold) {
    return asks(
      'You opened this in the last few minutes, so we don’t know yet how much you used. Wait 15 minutes and try again, or ask now and the creator decides.',
    )
  }
  if (consumed >= mostConsumed) {
    return asks('You’ve used a quarter of it or more, so the creator decides.')
  }
  if (selfServed >= mostSelfServed) {
    return asks('You’ve had three refunds in 90 days, so the creator decides.')
  }
  return served
}

/** A bank can send money back weeks later, and its message can be lost. */
const watched = 10 * day

export const dueAt = (
  { state, answer_by, settled_at }: Pick<RefundRow, 'state' | 'answer_by' | 'settled_at'>,
  now: Date,
): Date | null => {
  switch (state) {
    case 'requested':
      return answer_by
    case 'sending':
      return after(now, lengths.patience)
    case 'pending':
      return after(now, 60 * minute)
    case 'done':
      return settled_at && after(settled_at, watched) > now ? after(now, day) : null
    default:
      return null
  }
}

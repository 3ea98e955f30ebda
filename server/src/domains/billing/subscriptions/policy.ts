import type { BillingInterval, SubscriptionBasis, SubscriptionState } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { after } from '../../../platform/clock/after.ts'
import { allow, deny, type Verdict } from '../../../platform/errors/domain-error.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

const day = 86_400_000

export const lengths = {
  /** What was open stays so while a payment is tried again. */
  grace: 3 * day,
  /** Days after the period's end on which a refused card is tried again. */
  retries: [2, 7, 14, 21],
  /** From then on nobody is charged for a creator who publishes nothing; fans are told before. */
  silence: limits.silenceDays.skipped * day,
  silenceTold: limits.silenceDays.mailed * day,
  /** Skipped for longer than this, only the fan's click begins the charges again. */
  skipped: 30 * day,
  /** What is announced is announced this long before. */
  notice: 7 * day,
  priceNotice: 30 * day,
  /** How long an invoice can be paid before its subscription ends. */
  payable: 22 * day,
} as const

export const pauseLimit = { months: 3, within: 12 } as const

/** What a fan does, and what happens by itself. */
export type Move =
  | 'paid'
  | 'payment-failed'
  | 'gave-up'
  | 'cancel'
  | 'resume'
  | 'pause'
  | 'ran-out'
  | 'end'
  | 'period'
  | 'change'

/** The machine. What is not in it cannot happen. */
const machine: Record<SubscriptionState, Partial<Record<Move, SubscriptionState>>> = {
  incomplete: { paid: 'active', 'gave-up': 'expired', end: 'expired' },
  active: {
    paid: 'active',
    period: 'active',
    change: 'active',
    'payment-failed': 'past_due',
    pause: 'paused',
    cancel: 'cancelled',
    'ran-out': 'expired',
    end: 'expired',
  },
  past_due: {
    paid: 'active',
    'payment-failed': 'past_due',
    'gave-up': 'expired',
    cancel: 'expired',
    end: 'expired',
  },
  paused: {
    paid: 'active',
    period: 'active',
    'payment-failed': 'past_due',
    'gave-up': 'expired',
    cancel: 'expired',
    end: 'expired',
  },
  cancelled: {
    resume: 'active',
    paid: 'cancelled',
    change: 'cancelled',
    'ran-out': 'expired',
    end: 'expired',
  },
  expired: {},
}

export const stateAfter = (state: SubscriptionState, move: Move): SubscriptionState | null =>
  machine[state][move] ?? null

export const can = ({ state }: Pick<SubscriptionRow, 'state'>, move: Move): Verdict =>
  stateAfter(state, move) ? allow : deny('subscription.not-now')

/** What was given, by a fan or by the creator, ends by itself: there is nothing to stop. */
export const canCancel = (row: Pick<SubscriptionRow, 'state' | 'basis'>): Verdict =>
  row.basis === 'paid' || row.basis === 'free' ? can(row, 'cancel') : deny('subscription.not-now')

/** Charged again when its period ends. */
const renews = ({ state, basis }: { state: SubscriptionState; basis: SubscriptionBasis }) =>
  basis === 'paid' && (state === 'active' || state === 'past_due')

type Timed = Pick<SubscriptionRow, 'state' | 'basis' | 'period_end' | 'suspended_at'>

/**
 * Until when somebody has its tier; null when they do not, `never` ends when it has no end. Three
 * days past its period for what renews: that long a refused card costs nothing. Nobody has what is
 * suspended, while its payment is disputed.
 */
export const heldUntil = (row: Timed): Date | 'never' | null => {
  const { state, period_end: end, suspended_at } = row
  if (suspended_at || !['active', 'cancelled', 'past_due'].includes(state)) return null
  if (!end) return 'never'
  return renews(row) ? after(end, lengths.grace) : end
}

/** Until when it opens what its tier includes: a free one opens nothing. */
export const accessUntil = (row: Timed): Date | 'never' | null =>
  row.basis === 'free' ? null : heldUntil(row)

export const isOpenNow = (row: Timed, now: Date) => {
  const until = accessUntil(row)
  return until !== null && (until === 'never' || until > now)
}

/** By month, so that a year and a month can be compared: higher is an upgrade. */
export const weight = (price: number, interval: BillingInterval) =>
  interval === 'year' ? price : price * 12

/** The next of the days on which it is tried again by itself; null after the last. */
export const retryAfter = (dueSince: Date, now: Date): Date | null =>
  lengths.retries.map((days) => after(dueSince, days * day)).find((at) => at > now) ?? null

/** What a bank will not say yes to tomorrow either. */
const hard = new Set(['card-blocked', 'wrong-number', 'card-unusable', 'not-supported'])
export const isHardDecline = (failure: string | null) => failure !== null && hard.has(failure)

import { z } from 'zod'
import { Instant, OrderId, SubscriptionId, TierId } from '../core/ids.ts'
import { BillingInterval } from './intervals.ts'
import { MoneyShape } from './money.ts'
import { CardBrief } from './orders.ts'
import { CreatorCard, PersonBrief } from './people.ts'
import { TierWording } from './tiers.ts'

/**
 * One machine for both sides. Active and cancelled open what the tier includes, past due for three
 * days, the others nothing. Cancelled lasts until its period ends.
 */
export const SubscriptionState = z.enum([
  'incomplete',
  'active',
  'past_due',
  'paused',
  'cancelled',
  'expired',
])
export type SubscriptionState = z.infer<typeof SubscriptionState>

/** Why somebody has it: only `paid` is ever charged for. */
export const SubscriptionBasis = z.enum(['paid', 'free', 'gift', 'complimentary'])
export type SubscriptionBasis = z.infer<typeof SubscriptionBasis>

/** What brought it to its end, for those that have ended. */
export const SubscriptionEnd = z.enum([
  'period-ended',
  'gift-over',
  'ended-by-fan',
  'not-paid',
  'never-paid',
  'creator-gone',
  'ended-by-creator',
  'payment-returned',
])
export type SubscriptionEnd = z.infer<typeof SubscriptionEnd>

const TierBrief = z.object({
  id: TierId,
  name: z.string(),
  color: z.string(),
  benefits: z.array(z.string()),
  isPremium: z.boolean(),
})

/** What stands between a fan and their next period, when a payment did not go through. */
const OpenPayment = z.object({
  orderId: OrderId,
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** When we try again by ourselves; never after a refusal that will not change. */
  retryAt: Instant.nullable(),
  /** From then on it has ended. */
  until: Instant.nullable(),
})

/** Every sum is what is paid in all. */
export const SubscriptionView = z.object({
  id: SubscriptionId,
  state: SubscriptionState,
  basis: SubscriptionBasis,
  creator: PersonBrief.nullable(),
  tier: TierBrief,
  interval: BillingInterval,
  total: MoneyShape,
  /** The card that is charged; the default one unless another was chosen. */
  card: CardBrief.nullable(),
  startedAt: Instant,
  periodStart: Instant,
  /** Absent for what has no end: a free tier, or a creator's own gift without one. */
  periodEnd: Instant.nullable(),
  /** What happens next by itself, and what it will cost with everything that joins it. */
  next: z.object({ at: Instant, total: MoneyShape, tips: MoneyShape.nullable() }).nullable(),
  isTrial: z.boolean(),
  /** Opens what its tier includes, until then when there is an end. */
  access: z.object({ open: z.boolean(), until: Instant.nullable() }),
  promotion: z.object({ code: z.string(), periodsLeft: z.int() }).nullable(),
  /** Asked for, or running. */
  pause: z.object({ from: Instant, until: Instant.nullable() }).nullable(),
  /** At the next renewal. */
  change: z.object({ tier: TierBrief, interval: BillingInterval, total: MoneyShape }).nullable(),
  /** The tier was reworded; until then ending it now returns unused days, whatever was opened. */
  tierChange: z.object({ before: TierWording, after: TierWording, until: Instant }).nullable(),
  /** A higher price that needs a click; without one the present price stays. */
  priceOffer: z.object({ total: MoneyShape, from: Instant, accepted: z.boolean() }).nullable(),
  payment: OpenPayment.nullable(),
  /** Not charged since then: its creator has published nothing, or is on holiday. */
  skippedSince: Instant.nullable(),
  /** Its creator is on holiday: what would renew before then is not charged. */
  holidayUntil: Instant.nullable(),
  ended: z.object({ at: Instant, why: SubscriptionEnd }).nullable(),
  /** Really served, of this creator's posts, since it began. */
  watchedSeconds: z.int(),
  paidTotal: MoneyShape,
  abilities: z.object({
    cancel: z.boolean(),
    resume: z.boolean(),
    pause: z.boolean(),
    /** The most months it can still be paused in these twelve. */
    pauseMonths: z.int(),
    end: z.boolean(),
    change: z.boolean(),
    pay: z.boolean(),
    resubscribe: z.boolean(),
  }),
})
export type SubscriptionView = z.infer<typeof SubscriptionView>

/** What ending at once would give back, said before it is asked for. */
export const EndOffer = z.object({
  returns: MoneyShape.nullable(),
  unusedDays: z.int(),
  /** Why nothing comes back, if so. */
  reason: z.enum(['something-opened', 'nothing-paid', 'nothing-left', 'not-possible']).nullable(),
})
export type EndOffer = z.infer<typeof EndOffer>

/**
 * Up is at once and costs the difference for the days that are left; down waits for the renewal,
 * and so does a difference that is too small to charge.
 */
export const ChangeOffer = z.object({
  when: z.enum(['now', 'renewal']),
  at: Instant,
  /** To be paid now. */
  due: MoneyShape,
  isTooSmall: z.boolean(),
  /** What it renews for from then on. */
  total: MoneyShape,
})
export type ChangeOffer = z.infer<typeof ChangeOffer>

/** One that will be charged, as far ahead as can be said. */
export const ComingRenewal = z.object({
  subscriptionId: SubscriptionId,
  creator: PersonBrief.nullable(),
  tier: z.string(),
  at: Instant,
  total: MoneyShape,
})
export type ComingRenewal = z.infer<typeof ComingRenewal>

/** In one currency. Monthly is what is active, a yearly sum by twelve. */
export const MonthlySpend = z.object({
  monthly: MoneyShape,
  /** Paid in this month so far, for everything. */
  paidThisMonth: MoneyShape,
  /** Still to be renewed in this month. */
  comingThisMonth: MoneyShape,
  budget: MoneyShape.nullable(),
})
export type MonthlySpend = z.infer<typeof MonthlySpend>

/** A creator whom somebody could subscribe to, and why we think of them. */
export const Recommendation = z.object({
  creator: CreatorCard,
  /** What they ask least for, each month. */
  tier: z.object({ id: TierId, total: MoneyShape, trialDays: z.int() }),
  reason: z.enum(['followed', 'trending']),
})
export type Recommendation = z.infer<typeof Recommendation>

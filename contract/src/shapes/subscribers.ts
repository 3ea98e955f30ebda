import { z } from 'zod'
import { Instant, SubscriptionId, TierId } from '../core/ids.ts'
import { BillingInterval } from './intervals.ts'
import { CurrencyCode, MoneyShape } from './money.ts'
import { PersonBrief } from './people.ts'
import { SubscriptionBasis, SubscriptionState } from './subscriptions.ts'

/** One subscription as its creator sees it: neither a card nor a reason that is the fan's own. */
export const SubscriberView = z.object({
  id: SubscriptionId,
  person: PersonBrief.nullable(),
  tier: z.object({ id: TierId, name: z.string(), color: z.string() }),
  state: SubscriptionState,
  basis: SubscriptionBasis,
  interval: BillingInterval,
  isTrial: z.boolean(),
  since: Instant,
  /** Active ones that are paid for; then `endsAt` is absent. */
  renewsAt: Instant.nullable(),
  /** When a pause that was asked for begins; `renewsAt` then is its end. */
  pausesAt: Instant.nullable(),
  /** When access ends or has ended; absent for what has no end. */
  endsAt: Instant.nullable(),
  /** What the fan has paid in all. */
  paidTotal: MoneyShape,
  abilities: z.object({ end: z.boolean() }),
})
export type SubscriberView = z.infer<typeof SubscriberView>

/** Everyone who is there, or one state of the machine. */
export const SubscriberFilter = z.enum(['active', 'past_due', 'paused', 'cancelled', 'expired'])
export type SubscriberFilter = z.infer<typeof SubscriberFilter>

/** A share with what it is made of, so that nobody has to believe a percentage. */
const Share = z.object({ part: z.int(), whole: z.int() })

/** In one currency; sums are never made across. */
const Recurring = z.object({ paying: z.int(), monthly: MoneyShape })

const TierAudience = z.object({
  id: TierId,
  name: z.string(),
  color: z.string(),
  people: z.int(),
  monthly: MoneyShape,
})

/** Those who began for money in one month. */
const Cohort = z.object({
  /** Its first day. */
  month: z.string(),
  began: z.int(),
  /** How many were still there after 1, 2, 3 … whole months, as far as that can be said. */
  stayed: z.array(z.int()),
})

export const AudienceView = z.object({
  /** All who have not ended, each in one of the others. */
  subscribers: z.object({
    all: z.int(),
    paying: z.int(),
    trial: z.int(),
    free: z.int(),
    given: z.int(),
    paused: z.int(),
  }),
  recurring: z.array(Recurring.extend({ currency: CurrencyCode })),
  /** Of those who had paid when the last 30 days began, how many ended in them. */
  churn: Share,
  /** Of the trials that ended in the period, how many were paid for. */
  trials: Share,
  tiers: z.array(TierAudience),
  /** Every day of the period (UTC), also those on which nobody came or went. */
  days: z.array(z.object({ date: z.string(), joined: z.int(), left: z.int() })),
  /** Oldest first. */
  cohorts: z.array(Cohort),
  /** Until then nobody is charged. */
  holidayUntil: Instant.nullable(),
})
export type AudienceView = z.infer<typeof AudienceView>

import { z } from 'zod'
import { PaymentMethodId, SubscriptionId, TierId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import { amountText, minimumPrice } from '../money.ts'
import {
  BillingInterval,
  ChangeOffer,
  ComingRenewal,
  CurrencyCode,
  EndOffer,
  MoneyShape,
  MonthlySpend,
  OrderView,
  Recommendation,
  SubscriptionView,
  TimeZone,
} from '../shapes/index.ts'

const subscription = z.object({ subscription: SubscriptionView })
const own = ownById('signed-in', 'subscription', SubscriptionId)
const rateLimit = { points: 60, seconds: 3600, by: 'account' } as const
/** More than anything in an example costs. */
const plenty = { amount: 100_000, currency: 'USD' }
const refused = ['subscription.not-found', 'subscription.not-now'] as const

/**
 * What costs nothing now: a free tier, or a trial with a card on file. What is paid at once begins
 * at the checkout.
 */
export const startSubscription = route({
  method: 'POST',
  path: '/subscription',
  access: 'signed-in',
  object: { in: 'body', name: 'tierId', kind: 'free-tier', allowed: 'anyone' },
  body: z.object({
    tierId: TierId,
    interval: BillingInterval.default('month'),
    /** For a trial: what is charged when it ends. */
    paymentMethod: PaymentMethodId.optional(),
    timeZone: TimeZone.default('UTC'),
  }),
  status: 201,
  reply: subscription,
  errors: [
    'tier.not-found',
    'tier.full',
    'checkout.own-content',
    'subscription.exists',
    'subscription.trial-used',
    'subscription.costs',
    'order.in-progress',
    'payment-method.needed',
    'payment-method.not-found',
    'auth.email-not-verified',
  ],
  rateLimit,
  idempotent: true,
  example: { given: 'email-verified', body: {} },
})

export const listSubscriptions = route({
  method: 'GET',
  path: '/subscription',
  access: 'signed-in',
  query: PageQuery.extend({
    /** Those that have not ended, or those that have. */
    show: z.enum(['current', 'ended']).default('current'),
  }),
  reply: page('subscriptions', SubscriptionView),
  errors: ['request.cursor-mismatch'],
  example: {},
})

export const readSubscription = route({
  method: 'GET',
  path: '/subscription/:id',
  ...own,
  reply: subscription.extend({ end: EndOffer }),
  errors: ['subscription.not-found'],
  example: {},
})

/** Nothing is charged from now on; access stays until the paid period ends. */
export const cancelSubscription = route({
  method: 'POST',
  path: '/subscription/:id/cancel',
  ...own,
  reply: subscription,
  errors: refused,
  rateLimit,
  idempotent: true,
  example: {},
})

/** Takes back a cancellation or a wish to pause, or begins again after a pause. */
export const resumeSubscription = route({
  method: 'POST',
  path: '/subscription/:id/resume',
  ...own,
  object: { ...own.object, kind: 'cancelled-subscription' },
  reply: subscription,
  errors: [...refused, 'tier.not-found', 'payment-method.needed'],
  rateLimit,
  idempotent: true,
  example: {},
})

/** From the end of the period on. */
export const pauseSubscription = route({
  method: 'POST',
  path: '/subscription/:id/pause',
  ...own,
  body: z.object({ months: z.int().min(1, 'At least 1 month').max(3, 'At most 3 months') }),
  reply: subscription,
  errors: [...refused, 'subscription.paused-enough'],
  rateLimit,
  idempotent: true,
  example: { body: { months: 1 } },
})

/** At once, with what `readSubscription` said comes back. */
export const endSubscription = route({
  method: 'POST',
  path: '/subscription/:id/end',
  ...own,
  reply: subscription,
  errors: refused,
  rateLimit,
  idempotent: true,
  example: {},
})

const Change = z.object({ tierId: TierId, interval: BillingInterval })
const cannotChange = [
  ...refused,
  'tier.not-found',
  'tier.full',
  'subscription.same',
  'subscription.other-currency',
] as const

export const readChange = route({
  method: 'GET',
  path: '/subscription/:id/change',
  ...own,
  query: Change,
  reply: z.object({ offer: ChangeOffer }),
  errors: cannotChange,
  example: { query: { tierId: '<another-tier>', interval: 'month' } },
})

/** With an order when something has to be paid for it now. The consent is to what the offer said. */
export const changeSubscription = route({
  method: 'POST',
  path: '/subscription/:id/change',
  ...own,
  body: Change.extend({
    ...ChangeOffer.pick({ due: true, total: true }).shape,
    /** The fan confirmed although it exceeds the budget. */
    overBudget: z.boolean().default(false),
  }),
  reply: subscription.extend({ order: OrderView.nullable() }),
  errors: [
    ...cannotChange,
    'payment-method.needed',
    'order.in-progress',
    'order.price-changed',
    'subscription.over-budget',
  ],
  rateLimit,
  idempotent: true,
  example: {
    body: { tierId: '<another-tier>', interval: 'month', due: plenty, total: plenty },
  },
})

/** The click that a higher price needs, and which one it was. */
export const acceptPrice = route({
  method: 'POST',
  path: '/subscription/:id/price',
  ...own,
  body: z.object({ total: MoneyShape }),
  reply: subscription,
  errors: [...refused, 'tier.not-found', 'order.price-changed'],
  rateLimit,
  idempotent: true,
  example: { body: { total: plenty } },
})

export const chooseSubscriptionCard = route({
  method: 'POST',
  path: '/subscription/:id/card',
  ...own,
  body: z.object({ paymentMethod: PaymentMethodId }),
  reply: subscription,
  errors: ['subscription.not-found', 'payment-method.not-found'],
  rateLimit,
  idempotent: true,
  example: { given: 'card-on-file', body: { paymentMethod: '<own-card>' } },
})

/** Creators with a tier that the caller does not have: those they follow, then those many begin to follow. */
export const listRecommended = route({
  method: 'GET',
  path: '/subscription/recommended',
  access: 'signed-in',
  reply: z.object({ recommended: z.array(Recommendation) }),
  example: {},
})

/** By currency, never added across. */
export const readSpending = route({
  method: 'GET',
  path: '/subscription/spending',
  access: 'signed-in',
  query: z.object({ timeZone: TimeZone.default('UTC') }),
  reply: z.object({
    currencies: z.array(MonthlySpend),
    watchedSeconds: z.int(),
    /** The next year, by date. */
    renewals: z.array(ComingRenewal),
    /** Path of the calendar that other programs can follow. */
    calendar: z.string(),
  }),
  example: {},
})

/** A payment that would exceed it needs another confirmation. Null removes the budget. */
export const setBudget = route({
  method: 'PUT',
  path: '/subscription/budget/:currency',
  access: 'signed-in',
  params: z.object({ currency: CurrencyCode }),
  body: z.object({
    amount: z
      .int()
      .min(minimumPrice, `At least ${amountText(minimumPrice)}`)
      .max(100_000_000)
      .nullable(),
  }),
  rateLimit,
  example: { params: { currency: 'USD' }, body: { amount: 5_000 } },
})

/** For calendar programs, which cannot sign in: whoever has the address can read it. */
export const readRenewalCalendar = route({
  method: 'GET',
  path: '/subscription/calendar/:token',
  access: 'public',
  object: { in: 'params', name: 'token', kind: 'calendar-link', allowed: 'anyone' },
  params: z.object({ token: z.string().max(80) }),
  file: 'text/calendar',
  errors: ['subscription.not-found'],
  example: {},
})

/** The calendar's address before stops working. */
export const renewCalendarLink = route({
  method: 'POST',
  path: '/subscription/calendar',
  access: 'signed-in',
  reply: z.object({ calendar: z.string() }),
  rateLimit,
  example: {},
})

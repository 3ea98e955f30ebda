import type { OrderView, SubscriptionId, SubscriptionView, TierOffer } from '@fanfare/contract'
import { sampleLines, sampleOrder } from './sample-orders.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const day = 86_400_000
const later = (days: number) => new Date(Date.now() + days * day).toISOString()
const id = (end: number) => `01a1df00-0000-7000-8000-0000000001${String(end).padStart(2, '0')}`
const person = (username: string, displayName: string) => ({
  id: id(90) as NonNullable<SubscriptionView['creator']>['id'],
  username,
  displayName,
  picture: null,
})
const northlight = person('northlight', 'Northlight Studio')

const benefits = ['A new harbour every week', 'The sketchbook as PDF', 'Early access, three days']
const tier = {
  id: id(80) as SubscriptionView['tier']['id'],
  name: 'Harbour light',
  color: 'lagoon',
  benefits,
  isPremium: false,
}
const abilities = {
  cancel: true,
  resume: false,
  pause: true,
  pauseMonths: 3,
  end: true,
  change: true,
  pay: false,
  resubscribe: false,
}

/** Reworded a few days ago. */
export const sampleTierChange: NonNullable<SubscriptionView['tierChange']> = {
  before: { name: 'Studio door', benefits: ['Every film of a painting', 'The sketchbook'] },
  after: {
    name: 'Open studio',
    benefits: ['Every film of a painting being made', 'The sketchbook, each Friday', 'A print'],
  },
  until: later(26),
}

/** What the api would answer for one that runs as it should. */
export const sampleSubscription = (change: Partial<SubscriptionView> = {}): SubscriptionView => ({
  id: id(1) as SubscriptionId,
  state: 'active',
  basis: 'paid',
  creator: northlight,
  tier,
  interval: 'month',
  total: usd(1028),
  card: { brand: 'visa', last4: '4242' },
  startedAt: later(-80),
  periodStart: later(-20),
  periodEnd: later(10),
  next: { at: later(10), total: usd(1028), tips: null },
  isTrial: false,
  access: { open: true, until: later(13) },
  promotion: null,
  pause: null,
  change: null,
  tierChange: null,
  priceOffer: null,
  payment: null,
  skippedSince: null,
  ended: null,
  holidayUntil: null,
  watchedSeconds: 15_300,
  paidTotal: usd(3084),
  abilities,
  ...change,
})

const one = (end: number, name: string, change: Partial<SubscriptionView>) =>
  sampleSubscription({
    id: id(end) as SubscriptionId,
    creator: person(name.toLowerCase().replace(' ', '_'), name),
    ...change,
  })

/** One of everything that has its own words. */
export const sampleSubscriptions = [
  sampleSubscription({ next: { at: later(10), total: usd(1228), tips: usd(200) } }),
  one(2, 'Ines Harbour', {
    state: 'past_due',
    next: null,
    access: { open: true, until: later(2) },
    payment: {
      orderId: id(70) as OrderView['id'],
      failure: { code: 'declined', message: 'Your bank declined the card. You weren’t charged.' },
      retryAt: later(1),
      until: later(20),
    },
    abilities: { ...abilities, pause: false, change: false, pay: true },
  }),
  one(3, 'Milo Finch', {
    state: 'cancelled',
    next: null,
    abilities: { ...abilities, cancel: false, pause: false, change: false, resume: true },
  }),
  one(4, 'Tomas Reed', {
    state: 'paused',
    pause: { from: later(-5), until: later(25) },
    next: { at: later(25), total: usd(1028), tips: null },
    access: { open: false, until: null },
    abilities: { ...abilities, pause: false, change: false, resume: true },
  }),
  one(5, 'Aya Lund', {
    interval: 'year',
    total: usd(10_280),
    priceOffer: { total: usd(12_348), from: later(40), accepted: false },
    promotion: { code: 'FIRSTSNOW', periodsLeft: 2 },
  }),
  one(6, 'Rosa Pike', {
    isTrial: true,
    paidTotal: usd(0),
    total: usd(514),
    next: { at: later(10), total: usd(514), tips: null },
  }),
  one(7, 'Sol Marsh', { skippedSince: later(-12) }),
  one(8, 'Bea Thorn', {
    basis: 'gift',
    next: null,
    abilities: { ...abilities, cancel: false, pause: false, change: false },
  }),
  one(10, 'Ida Brandt', {
    basis: 'gift',
    next: null,
    access: { open: false, until: null },
    abilities: { ...abilities, cancel: false, pause: false, change: false },
  }),
  one(9, 'Ove Holm', {
    change: { tier: { ...tier, name: 'Pier' }, interval: 'month', total: usd(514) },
  }),
]

export const sampleEnded = [
  sampleSubscription({
    state: 'expired',
    next: null,
    ended: { at: later(-4), why: 'not-paid' },
    access: { open: false, until: null },
    abilities: { ...abilities, cancel: false, resubscribe: true },
  }),
  sampleSubscription({
    id: id(12) as SubscriptionId,
    state: 'expired',
    basis: 'gift',
    next: null,
    ended: { at: later(-9), why: 'gift-over' },
    access: { open: false, until: null },
    abilities: { ...abilities, cancel: false, resubscribe: true },
  }),
]

export const pageOf = (subscriptions: readonly SubscriptionView[]) => ({
  subscriptions,
  nextCursor: null,
  hasMore: false,
})

const renewal = (end: number, days: number, amount: number) => ({
  subscriptionId: id(end),
  creator: end === 1 ? northlight : person('aya_lund', 'Aya Lund'),
  tier: 'Harbour light',
  at: later(days),
  total: usd(amount),
})

export const sampleSpending = {
  currencies: [
    {
      monthly: usd(2914),
      paidThisMonth: usd(4112),
      comingThisMonth: usd(1028),
      budget: usd(6000),
    },
    {
      monthly: { amount: 499, currency: 'EUR' },
      paidThisMonth: { amount: 2200, currency: 'EUR' },
      comingThisMonth: { amount: 499, currency: 'EUR' },
      budget: { amount: 2500, currency: 'EUR' },
    },
  ],
  watchedSeconds: 45_900,
  renewals: [
    renewal(1, 10, 1028),
    renewal(5, 10, 10_280),
    renewal(1, 40, 1028),
    renewal(1, 70, 1028),
  ],
  calendar: '/api/subscription/calendar/AaHfAAAAcACAAAAAAAAAQnJlYWQgYW5kIGJ1dHRlcg',
}

export const sampleTier = (change: Partial<TierOffer> = {}): TierOffer => ({
  id: tier.id,
  name: tier.name,
  description: 'For whoever wants to see the harbour in every light.',
  benefits,
  color: 'lagoon',
  cover: null,
  trialDays: 0,
  isPremium: false,
  isPopular: true,
  price: usd(999),
  total: usd(1028),
  yearlyTotal: usd(10_280),
  yearlySaves: usd(2056),
  terms: [
    { months: 1, total: usd(1028) },
    { months: 3, total: usd(3084) },
    { months: 6, total: usd(6168) },
    { months: 12, total: usd(10_280) },
  ],
  seatsLeft: null,
  opens: { included: 14, soldSeparately: 2, public: 9, otherTiers: 1 },
  isYours: false,
  changes: null,
  abilities: { subscribe: true },
  ...change,
})

/** The order of a tier's first month, or of a later one. */
export const sampleTierOrder = (
  item: Partial<Extract<OrderView['item'], { type: 'subscription' }>> = {},
  change: Partial<OrderView> = {},
) =>
  sampleOrder({
    item: {
      type: 'subscription',
      id: tier.id,
      title: `${tier.name}, Northlight Studio`,
      creator: northlight,
      interval: 'month',
      subscriptionId: null,
      why: 'first',
      renewal: usd(1028),
      discountedPeriods: 0,
      tips: null,
      ...item,
    },
    ...change,
  })

/** A year of the same tier for somebody else. */
export const sampleTermOrder = sampleOrder({
  item: {
    type: 'gift-term',
    id: tier.id,
    title: `12 months of ${tier.name}`,
    months: 12,
    creator: northlight,
  },
  lines: sampleLines(9_990),
})

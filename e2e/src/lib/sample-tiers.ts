import type { SubscriptionId, TierId, TierOffer, TierView } from '@fanfare/contract'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const idOf = (number: number) => `01a1df00-0000-7000-8000-0000000000a${number}` as TierId

/** Somebody has it, so some of it can no longer be changed. */
export const subscribedTier: TierView = {
  id: idOf(1),
  name: 'Studio door',
  description: 'The door stands open. Look over my shoulder while the weather dries.',
  benefits: ['Every film of a painting being made', 'The sketchbook, each Friday'],
  color: 'saffron',
  trialDays: 7,
  seatLimit: 40,
  seatsTaken: 31,
  isPremium: false,
  isLibrary: false,
  isPopular: true,
  price: usd(999),
  yearlyPrice: usd(9_900),
  cover: null,
  coverProcessing: false,
  hasSubscribers: true,
  waitingChange: null,
  priceChangedAt: null,
  archivedAt: null,
  createdAt: '2026-03-01T09:00:00.000Z',
  abilities: { edit: true, editPromise: false, archive: true, restore: false },
}

export const archivedTier: TierView = {
  ...subscribedTier,
  id: idOf(2),
  name: 'Winter only',
  color: 'lagoon',
  isPopular: false,
  archivedAt: '2026-10-01T09:00:00.000Z',
  abilities: { edit: false, editPromise: false, archive: false, restore: true },
}

const offer: TierOffer = {
  id: idOf(3),
  name: 'Studio door',
  description: 'The door stands open.',
  benefits: ['Every film of a painting being made', 'The sketchbook, each Friday'],
  color: 'saffron',
  cover: null,
  trialDays: 0,
  isPremium: false,
  isPopular: true,
  price: usd(999),
  total: usd(1_028),
  yearlyTotal: usd(10_187),
  yearlySaves: usd(2_149),
  terms: [
    { months: 1, total: usd(1_028) },
    { months: 3, total: usd(3_084) },
    { months: 6, total: usd(6_168) },
    { months: 12, total: usd(10_187) },
  ],
  seatsLeft: null,
  opens: { included: 12, soldSeparately: 2, public: 9, otherTiers: 4 },
  isYours: true,
  changes: null,
  abilities: { subscribe: false },
}

const another = {
  isYours: false,
  isPopular: false,
  changes: '01a1df00-0000-7000-8000-0000000000d1' as SubscriptionId,
}

/** One that this fan has, one to change to, and one that is full. */
export const heldOffers: readonly TierOffer[] = [
  offer,
  { ...offer, ...another, id: idOf(4), name: 'Back room', isPremium: true },
  { ...offer, ...another, id: idOf(5), name: 'Front row', seatsLeft: 0, changes: null },
]

import type { AccountId, SubscriptionId, SubscriptionView, TierId } from '@fanfare/contract'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const id = <Id>(end: string) => `00000000-0000-7000-8000-0000000000${end}` as Id

/** For tests: an ordinary month with a tier, in which nothing has happened yet. */
export const sampleSubscription = (more: Partial<SubscriptionView> = {}): SubscriptionView => ({
  id: id<SubscriptionId>('01'),
  state: 'active',
  basis: 'paid',
  creator: {
    id: id<AccountId>('02'),
    username: 'ines',
    displayName: 'Ines Harbour',
    picture: null,
  },
  tier: { id: id<TierId>('03'), name: 'Harbour', color: 'moss', benefits: [], isPremium: false },
  interval: 'month',
  total: usd(1028),
  card: { brand: 'visa', last4: '4242' },
  startedAt: '2026-11-15T12:00:00.000Z',
  periodStart: '2026-11-15T12:00:00.000Z',
  periodEnd: '2026-12-15T12:00:00.000Z',
  next: { at: '2026-12-15T12:00:00.000Z', total: usd(1028), tips: null },
  isTrial: false,
  access: { open: true, until: '2026-12-15T12:00:00.000Z' },
  promotion: null,
  pause: null,
  change: null,
  tierChange: null,
  priceOffer: null,
  payment: null,
  skippedSince: null,
  holidayUntil: null,
  ended: null,
  watchedSeconds: 0,
  paidTotal: usd(1028),
  abilities: {
    cancel: true,
    resume: false,
    pause: true,
    pauseMonths: 3,
    end: true,
    change: true,
    pay: false,
    resubscribe: false,
  },
  ...more,
})

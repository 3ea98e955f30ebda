import type { Currency, GiftView, PromotionView, TipTab } from '@fanfare/contract'
import { sampleTier } from './sample-subscriptions.ts'
import { subscribedTier } from './sample-tiers.ts'

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
const id = (last: number) => `01a1df00-0000-7000-8000-0000000000${last}`
const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const content = { id: id(40), title: 'Harbour before snow' }
const creator = {
  id: id(41),
  username: 'northlight',
  displayName: 'Northlight Studio',
  picture: null,
}

const promotion = (change: Partial<PromotionView> = {}) => ({
  id: id(50),
  code: 'FIRSTSNOW',
  discount: { type: 'percent', percent: 20 },
  state: 'active',
  startsAt: inDays(-9),
  endsAt: inDays(5),
  limit: 100,
  perFan: 1,
  contents: null,
  periods: null,
  tiers: null,
  redeemed: 37,
  createdAt: inDays(-9),
  abilities: { end: true },
  ...change,
})

/** One of each state, and one of each kind. */
export const samplePromotions = {
  promotions: [
    promotion(),
    promotion({
      id: id(51) as PromotionView['id'],
      code: 'THANKYOU',
      state: 'scheduled',
      discount: { type: 'amount', amount: usd(300) },
      startsAt: inDays(3),
      endsAt: null,
      limit: null,
      perFan: null,
      redeemed: 0,
      contents: [content as never],
    }),
    promotion({
      id: id(53) as PromotionView['id'],
      code: 'LONGWINTER',
      limit: null,
      redeemed: 8,
      periods: 3,
      tiers: [{ id: subscribedTier.id, title: subscribedTier.name }],
      endsAt: null,
    }),
    promotion({
      id: id(52) as PromotionView['id'],
      code: 'OPENING',
      state: 'ended',
      limit: 20,
      redeemed: 20,
      endsAt: inDays(-30),
      abilities: { end: false },
    }),
  ],
  nextCursor: null,
  hasMore: false,
}

const token = 'AaHfAAAAcACAAAAAAAAAQnJlYWQgYW5kIGJ1dHRlcg'

export const sampleGift = (change: Partial<GiftView> = {}) => ({
  gift: {
    id: id(60),
    state: 'unclaimed',
    link: `/gift/${token}`,
    item: { type: 'content', ...content, creator },
    message: 'For the long train ride.',
    paidAt: inDays(-1),
    claimedAt: null,
    claimedBy: null,
    abilities: { share: true },
    ...change,
  },
})

export const claimedGift = sampleGift({
  state: 'claimed',
  link: null,
  claimedAt: inDays(0),
  abilities: { share: false },
  claimedBy: { ...creator, displayName: 'Milo Finch' } as never,
})

export const sampleGifts = {
  gifts: [sampleGift().gift, { ...claimedGift.gift, id: id(61) }],
  nextCursor: null,
  hasMore: false,
}

export const sampleOffer = (claimStatus: string, state = 'unclaimed') => ({
  offer: {
    state,
    claimStatus,
    from: 'Robin Castellan',
    message: 'For the long train ride.',
    item: { type: 'content', ...content, creator },
  },
})

const term = {
  type: 'term',
  id: sampleTier().id,
  title: '3 months of Harbour light',
  months: 3,
  creator,
} as const

export const termGift = sampleGift({ item: term as never })

/** As whoever opens the link of months of a tier sees it. */
export const termOffer = (claimStatus: string) => ({
  offer: { ...sampleOffer(claimStatus).offer, item: term },
})

const tip = (last: number, amount: number, message: string) => ({
  id: id(last),
  creator,
  contentId: null,
  amount: usd(amount),
  message,
  givenAt: inDays(-2),
  abilities: { takeBack: true },
})

const minimumIn = (currency: Currency, amount: number, renewsAt: string | null) => ({
  minimum: { amount, currency },
  renewsAt,
})

/** A renewal in dollars comes soon; none in euros or pounds. */
const sampleMinimums = [
  minimumIn('USD', 100, inDays(9)),
  minimumIn('EUR', 300, null),
  minimumIn('GBP', 300, null),
]

/** Nothing pending, and nothing that would charge a small tip. */
export const noTips = {
  tabs: [],
  minimums: sampleMinimums.map(({ minimum: { currency } }) => minimumIn(currency, 300, null)),
}

export const sampleTabs = (change: Partial<TipTab> = {}) => ({
  tabs: [
    {
      currency: 'USD',
      state: 'open',
      orderId: null,
      failure: null,
      tips: [tip(70, 200, 'Lovely light.'), tip(71, 100, '')],
      sum: usd(300),
      processing: usd(9),
      total: usd(309),
      chargesAt: inDays(28),
      renewsAt: null,
      lapsesAt: null,
      card: { brand: 'visa', last4: '4242' },
      abilities: { settle: true },
      ...change,
    },
  ],
  minimums: sampleMinimums,
})

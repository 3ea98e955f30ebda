import type { Page } from '@playwright/test'
import { button } from '../lib/forms.ts'
import { answer, breakDown, stall } from '../lib/network.ts'
import { addressOf } from '../lib/pieces.ts'
import {
  claimedGift,
  sampleGift,
  sampleGifts,
  sampleOffer,
  samplePromotions,
  sampleTabs,
  termGift,
  termOffer,
} from '../lib/sample-offers.ts'
import { sampleCards, sampleLines, sampleOrder } from '../lib/sample-orders.ts'
import { sampleTier } from '../lib/sample-subscriptions.ts'
import { subscribedTier } from '../lib/sample-tiers.ts'
import type { World } from '../lib/world.ts'
import type { Screen } from '../screens.ts'

const promotions = { as: 'creator', path: '/dashboard/promotions' } as const
const list = '/promotions*'

const promoting: readonly Screen[] = [
  { ...promotions, name: 'promotions', given: answer(list, samplePromotions), shows: 'FIRSTSNOW' },
  {
    ...promotions,
    name: 'promotions-empty',
    given: answer(list, { promotions: [], nextCursor: null, hasMore: false }),
    shows: 'No promotions yet',
  },
  { ...promotions, name: 'promotions-loading', given: stall(list), shows: 'Promotions' },
  {
    ...promotions,
    name: 'promotions-failing',
    given: breakDown(list),
    shows: 'Your promotions could not be loaded',
  },
  {
    ...promotions,
    name: 'promotions-new',
    given: answer(list, samplePromotions),
    act: async (page) => {
      await button(page, 'New promotion').click()
      await page.getByRole('checkbox', { name: 'For every piece with a price' }).uncheck()
      await button(page, 'Make it').click()
    },
    shows: 'At least 3 characters',
  },
  {
    ...promotions,
    name: 'promotions-new-tiers',
    given: async (page) => {
      await answer(list, samplePromotions)(page)
      await answer('/subscription/tiers', { tiers: [subscribedTier] })(page)
    },
    act: async (page) => {
      await button(page, 'New promotion').click()
      await page.getByRole('radio', { name: /^Tiers/ }).check()
      await page.getByRole('checkbox', { name: 'For every paid tier' }).uncheck()
      await page.getByRole('checkbox', { name: subscribedTier.name }).check()
    },
    shows: 'For how many periods',
  },
  {
    ...promotions,
    name: 'promotions-link',
    given: answer(list, samplePromotions),
    act: (page) => button(page, 'Get a link').nth(1).click(),
    shows: 'A link with THANKYOU',
  },
  {
    ...promotions,
    name: 'promotions-link-tier',
    given: async (page) => {
      await answer(list, samplePromotions)(page)
      await answer('/subscription/tiers', { tiers: [subscribedTier] })(page)
    },
    act: async (page) => {
      await button(page, 'Get a link').last().click()
      await page.getByRole('radio', { name: subscribedTier.name }).check()
    },
    shows: 'A link with LONGWINTER',
  },
  {
    name: 'checkout-promotion',
    as: 'fan',
    path: async ({ site }: World) =>
      `/checkout?type=content&id=${(await addressOf(site, 'forSale')).replace('/content/', '')}`,
    given: async (page: Page) => {
      const order = sampleOrder({ lines: sampleLines(999, { amount: 200, code: 'FIRSTSNOW' }) })
      await answer('/checkout/quotes', { order }, 201)(page)
      await answer('/checkout/orders/*', { order, action: null })(page)
    },
    shows: 'FIRSTSNOW',
  },
]

const offer = '/gifts/links/*'
const link = { path: '/gift/AaHfAAAAcACAAAAAAAAAQnJlYWQgYW5kIGJ1dHRlcg' } as const
const given = { as: 'fan', path: '/gifts/01a1df00-0000-7000-8000-000000000060' } as const

const term = (standing: string) => async (page: Page) => {
  await answer(offer, termOffer(standing))(page)
  await answer('/profile/northlight/tiers', { tiers: [sampleTier()] })(page)
}

const giving: readonly Screen[] = [
  { ...link, name: 'gift', given: answer(offer, sampleOffer('sign-in')), shows: 'Sign in' },
  {
    ...link,
    name: 'gift-claim',
    as: 'fan',
    given: answer(offer, sampleOffer('open')),
    shows: 'Claim your gift',
  },
  {
    ...link,
    name: 'gift-owned',
    as: 'fan',
    given: answer(offer, sampleOffer('owned')),
    shows: 'Pass the link on',
  },
  {
    ...link,
    name: 'gift-gone',
    given: answer(offer, sampleOffer('gone', 'claimed')),
    shows: 'Somebody has claimed it already.',
  },
  { ...link, name: 'gift-not-found', shows: 'This gift is not here' },
  { ...link, name: 'gift-failing', given: breakDown(offer), shows: 'could not be loaded' },
  { ...link, name: 'gift-loading', given: stall(offer), shows: 'Fanfare' },
  { ...given, name: 'given-gift', given: answer('/gifts/*', sampleGift()), shows: 'Send the link' },
  {
    ...given,
    name: 'given-gift-claimed',
    given: answer('/gifts/*', claimedGift),
    shows: 'Claimed by Milo Finch',
  },
  { ...given, name: 'given-gift-not-found', shows: 'Gift not found' },
  { ...given, name: 'given-gift-term', given: answer('/gifts/*', termGift), shows: 'for 3 months' },
  { ...link, name: 'gift-term', given: term('sign-in'), shows: 'Create an account' },
  {
    ...link,
    name: 'gift-term-claim',
    as: 'fan',
    given: term('open'),
    shows: 'Claim your gift',
  },
  {
    ...link,
    name: 'gift-term-yours',
    as: 'fan',
    given: term('yours'),
    shows: 'You have claimed it',
  },
  {
    ...link,
    name: 'gift-term-subscribed',
    as: 'fan',
    given: term('owned'),
    shows: 'You are subscribed to this creator already',
  },
]

const billing = { as: 'fan', path: '/settings/billing' } as const
const tabs = '/tips/tabs'
const someone = '/profile/northlight'

const openTip = async (page: Page) => {
  await button(page, 'Tip').click()
}

const tipping: readonly Screen[] = [
  {
    ...billing,
    name: 'settings-billing-tips',
    given: async (page) => {
      await answer(tabs, sampleTabs())(page)
      await answer('/gifts*', sampleGifts)(page)
    },
    shows: 'Settle now, $3.09',
  },
  {
    ...billing,
    name: 'settings-billing-tips-failed',
    given: answer(
      tabs,
      sampleTabs({
        state: 'failed',
        failure: {
          code: 'card-expired',
          message: 'The card has expired. No money moved. Try another card.',
        },
      }),
    ),
    shows: 'Your tips could not be charged',
  },
  {
    ...billing,
    name: 'settings-billing-tips-failing',
    given: breakDown(tabs),
    shows: 'Your tips could not be loaded',
  },
  { name: 'tip-no-card', as: 'fan', path: someone, act: openTip, shows: 'Add a card' },
  {
    name: 'tip',
    as: 'fan',
    path: someone,
    given: async (page) => {
      await answer('/payments/methods', sampleCards)(page)
      await answer(tabs, { tabs: [] })(page)
    },
    act: openTip,
    shows: 'Your tab comes to',
  },
]

export const offering: readonly Screen[] = [...promoting, ...giving, ...tipping]

import type { Page } from '@playwright/test'
import { addressOf } from '../lib/contents.ts'
import { button } from '../lib/forms.ts'
import { answer, breakDown, stall } from '../lib/network.ts'
import {
  claimedGift,
  noTips,
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
    shows: 'We couldn’t load your promotions',
  },
  {
    ...promotions,
    name: 'promotions-new',
    given: answer(list, samplePromotions),
    act: async (page) => {
      await button(page, 'New promotion').click()
      await page.getByRole('checkbox', { name: 'All paid posts' }).uncheck()
      await button(page, 'Create promotion').click()
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
      await page.getByRole('checkbox', { name: 'All paid tiers' }).uncheck()
      await page.getByRole('checkbox', { name: subscribedTier.name }).check()
    },
    shows: 'Number of billing periods',
  },
  {
    ...promotions,
    name: 'promotions-link',
    given: answer(list, samplePromotions),
    act: (page) => button(page, 'Get link').nth(1).click(),
    shows: 'Link with THANKYOU',
  },
  {
    ...promotions,
    name: 'promotions-link-tier',
    given: async (page) => {
      await answer(list, samplePromotions)(page)
      await answer('/subscription/tiers', { tiers: [subscribedTier] })(page)
    },
    act: async (page) => {
      await button(page, 'Get link').last().click()
      await page.getByRole('radio', { name: subscribedTier.name }).check()
    },
    shows: 'Link with LONGWINTER',
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

const term = (claimStatus: string) => async (page: Page) => {
  await answer(offer, termOffer(claimStatus))(page)
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
    shows: 'pass the link on',
  },
  {
    ...link,
    name: 'gift-gone',
    given: answer(offer, sampleOffer('gone', 'claimed')),
    shows: 'Someone already claimed this gift.',
  },
  { ...link, name: 'gift-not-found', shows: 'Gift not found' },
  { ...link, name: 'gift-failing', given: breakDown(offer), shows: 'We couldn’t load this gift' },
  { ...link, name: 'gift-loading', given: stall(offer), shows: 'Fanfare' },
  {
    ...given,
    name: 'given-gift',
    given: answer('/gifts/*', sampleGift()),
    shows: 'Share the link',
  },
  {
    ...given,
    name: 'given-gift-claimed',
    given: answer('/gifts/*', claimedGift),
    shows: 'Claimed by Milo Finch',
  },
  { ...given, name: 'given-gift-not-found', shows: 'Gift not found' },
  {
    ...given,
    name: 'given-gift-term',
    given: answer('/gifts/*', termGift),
    shows: 'gets 3 months',
  },
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
    shows: 'You claimed this gift',
  },
  {
    ...link,
    name: 'gift-term-subscribed',
    as: 'fan',
    given: term('owned'),
    shows: 'You’re already subscribed to this creator',
  },
]

const billing = { as: 'fan', path: '/settings/billing' } as const
const tabs = '/tips/tabs'
const someone = '/profile/northlight'

/** Somebody who can tip at once and has not yet. */
const withCard = async (page: Page) => {
  await answer('/payments/methods', sampleCards)(page)
  await answer(tabs, noTips)(page)
}
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
    shows: 'Pay $3.09 now',
  },
  {
    ...billing,
    name: 'settings-billing-tips-small',
    given: answer(
      tabs,
      sampleTabs({
        chargesAt: null,
        lapsesAt: new Date(Date.now() + 170 * 86_400_000).toISOString(),
        sum: { amount: 100, currency: 'USD' },
        processing: { amount: 3, currency: 'USD' },
        total: { amount: 103, currency: 'USD' },
        abilities: { settle: false },
      }),
    ),
    shows: 'We can’t charge less than $2.99 on its own.',
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
          message: 'The card has expired. You weren’t charged. Try another card.',
        },
      }),
    ),
    shows: 'We couldn’t charge your tips',
  },
  {
    ...billing,
    name: 'settings-billing-tips-failing',
    given: breakDown(tabs),
    shows: 'We couldn’t load your tips',
  },
  { name: 'tip-no-card', as: 'fan', path: someone, act: openTip, shows: 'Add a card' },
  {
    name: 'tip',
    as: 'fan',
    path: someone,
    given: withCard,
    act: openTip,
    shows: 'Your pending tips come to',
  },
  {
    name: 'tip-small',
    as: 'fan',
    path: someone,
    given: withCard,
    act: async (page) => {
      await openTip(page)
      await page.getByLabel('Amount').fill('2.00')
    },
    shows: 'At least $3.00',
  },
  {
    name: 'tip-unknown',
    as: 'fan',
    path: someone,
    given: async (page) => {
      await answer('/payments/methods', sampleCards)(page)
      await answer(tabs, noTips)(page)
      await page.route('**/api/tips', (route) => route.abort())
    },
    act: async (page) => {
      await openTip(page)
      await button(page, 'Tip $3.00').click()
    },
    shows: 'We don’t know yet if this went through',
  },
]

export const offering: readonly Screen[] = [...promoting, ...giving, ...tipping]

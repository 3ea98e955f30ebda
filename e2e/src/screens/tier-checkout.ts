import type { Page } from '@playwright/test'
import { button } from '../lib/forms.ts'
import { answer, breakDown, refuse } from '../lib/network.ts'
import { sampleCards, sampleLines } from '../lib/sample-orders.ts'
import {
  sampleSpending,
  sampleTermOrder,
  sampleTier,
  sampleTierOrder,
} from '../lib/sample-subscriptions.ts'
import type { Screen } from '../screens.ts'

const quotes = '/checkout/quotes'
const tierId = sampleTier().id
const checkout = { as: 'fan', path: `/checkout?type=subscription&id=${tierId}` } as const

const selling = (order: object) => async (page: Page) => {
  await answer(quotes, { order }, 201)(page)
  await answer('/checkout/orders/*', { order, action: null })(page)
  await answer('/profile/northlight/tiers', { tiers: [sampleTier()] })(page)
  await answer('/payments/methods', sampleCards)(page)
}
const usd = (amount: number) => ({ amount, currency: 'USD' as const })

const failed = sampleTierOrder(
  { why: 'renewal', tips: usd(200) },
  {
    state: 'failed',
    lines: sampleLines(1_199),
    failure: { code: 'declined', message: 'Your bank declined the card. You weren’t charged.' },
  },
)

const giving = { as: 'fan', path: `/checkout?type=gift-term&id=${tierId}&months=12` } as const

export const tierCheckout: readonly Screen[] = [
  { ...giving, name: 'checkout-term', given: selling(sampleTermOrder), shows: 'Duration' },
  {
    ...giving,
    name: 'checkout-term-full',
    given: refuse(quotes, {
      code: 'tier.full',
      status: 409,
      detail: 'All spots in this tier are taken. You weren’t charged.',
    }),
    shows: 'No spots left',
  },
  {
    ...checkout,
    name: 'checkout-tier',
    given: selling(sampleTierOrder()),
    shows: 'Subscribe, $10.28 a month',
  },
  {
    ...checkout,
    name: 'checkout-tier-promotion',
    given: selling(
      sampleTierOrder(
        { discountedPeriods: 3 },
        {
          lines: sampleLines(999, { amount: 500, code: 'FIRSTSNOW' }),
        },
      ),
    ),
    shows: 'for each of the first 3 months',
  },
  {
    ...checkout,
    name: 'checkout-tier-trial',
    given: selling(sampleTierOrder({ trialDays: 7 })),
    shows: 'Start free trial',
  },
  {
    ...checkout,
    name: 'checkout-tier-trial-failing',
    given: async (page) => {
      await selling(sampleTierOrder({ trialDays: 7 }))(page)
      await breakDown('/payments/methods')(page)
    },
    shows: 'We couldn’t load your cards',
  },
  {
    ...checkout,
    name: 'checkout-tier-free',
    given: refuse(quotes, {
      code: 'checkout.not-for-sale',
      status: 409,
      detail: 'This isn’t for sale right now. You weren’t charged.',
    }),
    shows: 'Subscribe free',
  },
  {
    ...checkout,
    name: 'checkout-tier-had',
    given: refuse(quotes, {
      code: 'subscription.exists',
      status: 409,
      detail: 'You’re already subscribed to this creator. You weren’t charged.',
    }),
    shows: 'You’re already subscribed',
  },
  {
    ...checkout,
    name: 'checkout-tier-full',
    given: refuse(quotes, {
      code: 'tier.full',
      status: 409,
      detail: 'All spots in this tier are taken. You weren’t charged.',
    }),
    shows: 'No spots left',
  },
  {
    ...checkout,
    name: 'checkout-over-budget',
    given: async (page) => {
      await selling(sampleTierOrder())(page)
      await answer('/subscription/spending*', sampleSpending)(page)
      await refuse('/checkout/orders/*/confirm', {
        code: 'subscription.over-budget',
        status: 409,
        detail: 'This would pass the budget you have set for this month.',
      })(page)
    },
    act: async (page) => {
      await page.getByLabel('Country').selectOption('DE')
      await button(page, 'Subscribe, $10.28 a month').click()
    },
    shows: 'This goes over your budget',
  },
  {
    as: 'fan',
    name: 'checkout-renewal-failed',
    path: `/checkout?order=${failed.id}`,
    given: selling(failed),
    shows: 'Payment failed. Please try again.',
  },
  {
    as: 'fan',
    name: 'checkout-order-over',
    path: `/checkout?order=${failed.id}`,
    given: selling({ ...failed, abilities: { confirm: false, continue: false } }),
    shows: 'This order is closed',
  },
]

import type { Page } from '@playwright/test'
import { addressOf } from '../lib/contents.ts'
import { button, field } from '../lib/forms.ts'
import { answer, breakDown, refuse, stall } from '../lib/network.ts'
import { cardNumber, openBreakdown } from '../lib/paying.ts'
import {
  paidOrder,
  sampleCards,
  sampleHistory,
  sampleLines,
  sampleOrder,
} from '../lib/sample-orders.ts'
import type { World } from '../lib/world.ts'
import type { Screen } from '../screens.ts'

const quotes = '/checkout/quotes'
const methods = '/payments/methods'
const history = '/payments/transactions*'
const details = '/payments/details'
const billing = '/settings/billing'

const forSale = async ({ site }: World) =>
  `/checkout?type=content&id=${(await addressOf(site, 'forSale')).replace('/content/', '')}`
const checkout = { as: 'fan', path: forSale } as const

/** Where an order stands, for the offer and for whoever asks again. */
const orderIs =
  (order: object, action: object | null = null) =>
  async (page: Page) => {
    await answer(quotes, { order }, 201)(page)
    await answer('/checkout/orders/*', { order, action })(page)
  }

const noScript = (page: Page) => page.route('**/v3/', (route) => route.abort())
const slowScript = stall(/\/v3\/$/)
const untilFields = async (page: Page) => {
  await cardNumber(page).waitFor()
}

const offers: readonly Screen[] = [
  { ...checkout, name: 'checkout', act: untilFields, shows: 'Save this card for next time' },
  {
    ...checkout,
    name: 'checkout-address',
    act: async (page) => {
      await untilFields(page)
      await page.getByText('Billing address (optional)').click()
      await field(page, 'Name on invoice').fill('Vale Studio')
      await button(page, /^Pay /).click()
    },
    shows: 'Enter a street',
  },
  {
    ...checkout,
    name: 'checkout-saved-cards',
    given: answer(methods, sampleCards),
    shows: 'Mastercard ending in 4444',
  },
  {
    ...checkout,
    name: 'checkout-tax',
    given: orderIs(sampleOrder({ lines: sampleLines(999, undefined, 2_000), country: 'DE' })),
    act: openBreakdown,
    shows: 'Includes tax (20%)',
  },
  {
    ...checkout,
    name: 'checkout-faults',
    act: async (page) => {
      await untilFields(page)
      await button(page, /^Pay /).click()
    },
    shows: 'Card number is required',
  },
  {
    ...checkout,
    name: 'checkout-fields-coming',
    given: slowScript,
    act: (page) => button(page, 'Working').waitFor(),
    shows: 'Country',
  },
  {
    ...checkout,
    name: 'checkout-no-script',
    given: noScript,
    shows: 'We couldn’t load the card form',
  },
  {
    ...checkout,
    name: 'checkout-receipt-kept',
    given: answer(details, { details: { address: null, emailReceipts: false } }),
    shows: 'You’ll find your receipt in',
  },
  {
    ...checkout,
    name: 'checkout-declined',
    given: orderIs(
      sampleOrder({
        state: 'failed',
        failure: {
          code: 'declined',
          message: 'Your bank declined the card without giving a reason. You weren’t charged.',
        },
      }),
    ),
    shows: 'Payment failed. Please try again.',
  },
  {
    ...checkout,
    name: 'checkout-wrong-code',
    given: orderIs(
      sampleOrder({
        state: 'failed',
        failure: {
          code: 'wrong-code',
          message: 'The security code is wrong. You weren’t charged. Check it and try again.',
        },
      }),
    ),
    shows: 'The security code is wrong.',
  },
  {
    ...checkout,
    name: 'checkout-loading',
    given: stall(quotes),
    shows: 'Your card details go straight',
  },
]

const asked = orderIs(sampleOrder({ state: 'needs-action' }), { clientSecret: 'pi_1_secret_1' })

const endings: readonly Screen[] = [
  {
    ...checkout,
    name: 'checkout-bank-asks',
    given: asked,
    shows: 'Verify payment',
  },
  {
    ...checkout,
    name: 'checkout-bank-no-script',
    given: async (page) => {
      await asked(page)
      await noScript(page)
    },
    shows: 'We couldn’t load your bank’s verification',
  },
  {
    ...checkout,
    name: 'checkout-processing',
    given: orderIs(sampleOrder({ state: 'processing' })),
    shows: 'Don’t pay again.',
  },
  {
    ...checkout,
    name: 'checkout-paid',
    given: orderIs(paidOrder),
    shows: 'Payment Successful!',
  },
]

const refusals: readonly Screen[] = [
  { ...checkout, name: 'checkout-failing', given: breakDown(quotes), shows: /couldn’t load/ },
  { ...checkout, name: 'checkout-unverified', as: 'newcomer', shows: 'Confirm your email first' },
  { ...checkout, name: 'checkout-own-content', as: 'creator', shows: 'This is your post' },
  {
    ...checkout,
    name: 'checkout-not-found',
    path: '/checkout?type=content&id=01a1df00-0000-7000-8000-000000000009',
    shows: 'Item Not Found',
  },
  {
    ...checkout,
    name: 'checkout-owned',
    given: refuse(quotes, { code: 'checkout.owned', status: 409, detail: 'You can open this.' }),
    shows: 'You already have this',
  },
  {
    ...checkout,
    name: 'checkout-not-for-sale',
    given: refuse(quotes, {
      code: 'checkout.not-for-sale',
      status: 409,
      detail: 'This isn’t for sale right now. You weren’t charged.',
    }),
    shows: 'Not for sale',
  },
]

const withBoth = async (page: Page) => {
  await answer(methods, sampleCards)(page)
  await answer(history, sampleHistory)(page)
}

const managing: readonly Screen[] = [
  { name: 'settings-billing-empty', as: 'fan', path: billing, shows: 'No payment methods yet' },
  {
    name: 'settings-billing',
    as: 'fan',
    path: billing,
    given: withBoth,
    shows: 'Mastercard ending in 4444',
  },
  {
    name: 'settings-billing-loading',
    as: 'fan',
    path: billing,
    given: async (page) => {
      await stall(methods)(page)
      await stall(history)(page)
      await stall(details)(page)
    },
    shows: 'Payment methods',
  },
  {
    name: 'settings-billing-failing',
    as: 'fan',
    path: billing,
    given: async (page) => {
      await breakDown(methods)(page)
      await breakDown(history)(page)
      await breakDown(details)(page)
    },
    shows: 'We couldn’t load your billing address',
  },
  {
    name: 'settings-billing-address-faults',
    as: 'fan',
    path: billing,
    act: (page) => button(page, 'Save address').click(),
    shows: 'Enter a street',
  },
  {
    name: 'settings-billing-add-card',
    as: 'fan',
    path: billing,
    act: async (page) => {
      await button(page, 'Add Payment Method').click()
      await untilFields(page)
    },
    shows: 'You won’t be charged now.',
  },
  {
    name: 'settings-billing-remove-card',
    as: 'fan',
    path: billing,
    given: withBoth,
    act: (page) => button(page, 'Remove Visa ending in 4242').click(),
    shows: 'Remove Visa ending in 4242?',
  },
  {
    name: 'subscriptions-history',
    as: 'fan',
    path: '/subscriptions?tab=history',
    given: withBoth,
    shows: 'Post by Northlight Studio',
  },
]

export const paying: readonly Screen[] = [...offers, ...endings, ...refusals, ...managing]

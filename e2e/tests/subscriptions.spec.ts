import type { Page } from '@playwright/test'
import { onBoth } from '../src/lib/devices.ts'
import { button, field, title } from '../src/lib/forms.ts'
import { breakDown } from '../src/lib/network.ts'
import { answerBank, cards, goOn, paid, typeCard } from '../src/lib/paying.ts'
import { giveSession } from '../src/lib/people.ts'
import {
  letDaysPass,
  newTier,
  newTierShop,
  ownSubscription,
  subscribe,
} from '../src/lib/subscribing.ts'
import { expect, test } from '../src/lib/test.ts'

const subscribeFor = (page: Page, price: string) => button(page, `Subscribe, ${price}`)
/** Said for as long as a payment is, and nothing was paid. */
const subscribed = (page: Page) => title(page, 'You’re subscribed').waitFor({ timeout: 30_000 })
const isListed = (page: Page, words: string) =>
  expect(page.getByRole('listitem').filter({ hasText: words }).first()).toBeVisible()

/** The same day a month from now, or the last one of that month. */
const inAMonth = () => {
  const now = new Date()
  const last = new Date(now.getFullYear(), now.getMonth() + 2, 0).getDate()
  const day = new Date(now.getFullYear(), now.getMonth() + 1, Math.min(now.getDate(), last))
  return day.toLocaleDateString('en-US', { dateStyle: 'long' })
}

test(
  'a fan subscribes with a new card and finds it among their subscriptions',
  onBoth,
  async ({ page, site, person }) => {
    const { checkout } = await newTierShop(site)
    await page.goto(checkout)
    await expect(title(page, 'Harbour light, Ines Harbour')).toBeVisible()
    await expect(page.getByText(`Renews on ${inAMonth()} at $10.28 a month`)).toBeVisible()
    await expect(page.getByText('The sketchbook')).toBeVisible()
    await typeCard(page, cards.good)
    await subscribeFor(page, '$10.28 a month').click()
    await paid(page)
    await goOn(page, 'My Subscriptions')
    await expect(title(page, 'My Subscriptions')).toBeVisible()
    await isListed(page, 'Harbour light')
    await expect(page.getByText(`$10.28 on ${inAMonth()}`)).toBeVisible()
    const { currencies } = await person.session.call('readSpending', { query: {} })
    expect(currencies).toMatchObject([
      { monthly: { amount: 1028 }, paidThisMonth: { amount: 1028 } },
    ])
    const { methods } = await person.session.call('listPaymentMethods')
    expect(methods).toMatchObject([{ last4: '4242' }])

    await page.goto(checkout)
    await expect(title(page, 'You’re already subscribed')).toBeVisible()
  },
)

test('the year is a click away and says what it saves', async ({ page, site, person }) => {
  const { checkout } = await newTierShop(site, { yearlyPrice: { amount: 9990, currency: 'USD' } })
  await page.goto(checkout)
  await page.getByRole('radio', { name: /^Yearly/ }).click()
  await expect(page.getByText('$102.80 a year (save $20.56)')).toBeVisible()
  await typeCard(page, cards.good)
  await subscribeFor(page, '$102.80 a year').click()
  await paid(page)
  expect(await ownSubscription(person)).toMatchObject({ interval: 'year' })
})

test('a trial takes a card and nothing else, once', async ({ page, site, person }) => {
  const { checkout } = await newTierShop(site, { trialDays: 7 })
  await page.goto(checkout)
  await expect(page.getByText('You’ll be charged $10.28 on')).toBeVisible()
  await button(page, 'Add Payment Method').click()
  await typeCard(page, cards.good)
  await button(page, 'Add card').click()
  await button(page, 'Start free trial').click()
  await subscribed(page)
  await goOn(page, 'My Subscriptions')
  await isListed(page, 'Free trial until')
  const { transactions } = await person.session.call('listTransactions', { query: {} })
  expect(transactions).toEqual([])

  const { id } = await ownSubscription(person)
  await person.session.call('endSubscription', { params: { id } })
  await page.goto(checkout)
  await expect(subscribeFor(page, '$10.28 a month')).toBeVisible()
})

test('a trial waits for the cards, and they can be asked for again', async ({
  page,
  site,
  person,
}) => {
  const { checkout } = await newTierShop(site, { trialDays: 7 })
  await breakDown('/payments/methods')(page)
  await page.goto(checkout)
  await expect(page.getByText('We couldn’t load your cards')).toBeVisible()
  await page.unroute('**/api/payments/methods')
  await button(page, 'Try again').click()
  await expect(button(page, 'Add Payment Method')).toBeVisible()
  const { transactions } = await person.session.call('listTransactions', { query: {} })
  expect(transactions).toEqual([])
})

test('a payment that the bank asks about is met again at another tier of its creator', async ({
  page,
  site,
  person,
}) => {
  const { checkout, creator } = await newTierShop(site)
  const other = await newTier(creator, {
    name: 'Harbour night',
    price: { amount: 1999, currency: 'USD' },
  })
  await page.goto(checkout)
  await typeCard(page, cards.asksBank)
  await subscribeFor(page, '$10.28 a month').click()
  await expect(page.getByTitle('Bank authentication')).toBeVisible()

  await page.goto(checkout.replace(/id=.*/, `id=${other}`))
  await expect(title(page, 'Harbour light, Ines Harbour')).toBeVisible()
  await expect(page.getByText('Your bank needs to verify this payment')).toBeVisible()
  await expect(button(page, /^Subscribe, /)).toBeHidden()
  await button(page, 'Verify payment').click()
  await answerBank(page, 'Complete')
  await paid(page)
  expect(await ownSubscription(person)).toMatchObject({ tier: { name: 'Harbour light' } })
  const { transactions } = await person.session.call('listTransactions', { query: {} })
  expect(transactions.map(({ state }) => state)).toEqual(['paid'])
})

test('a free tier needs no card', async ({ page, site, person }) => {
  const { checkout } = await newTierShop(site, { price: { amount: 0, currency: 'USD' } })
  await page.goto(checkout)
  await button(page, 'Subscribe free').click()
  await subscribed(page)
  await goOn(page, 'My Subscriptions')
  await isListed(page, 'None, it’s free')
  expect(await ownSubscription(person)).toMatchObject({ basis: 'free', state: 'active' })
})

test('a code of one tier holds for its months, and the price after it is always shown', async ({
  page,
  site,
  person,
  otherBrowser,
}) => {
  const { checkout, creator } = await newTierShop(site)
  const other = await newTier(creator, { name: 'Harbour night' })
  const hers = await otherBrowser()
  await giveSession(hers.context(), site, creator.session)
  await hers.goto('/dashboard/promotions')
  await button(hers, 'New promotion').click()
  await field(hers, 'Code').fill('half')
  // By keyboard, as far as there is something to choose.
  await hers.getByRole('radio', { name: /^Posts/ }).press('ArrowDown')
  await hers.getByRole('checkbox', { name: 'All paid tiers' }).press('Space')
  await field(hers, 'Percent').fill('50')
  await field(hers, 'Percent').press('Enter')
  await expect(hers.getByText('Choose at least one tier')).toBeVisible()
  await hers.getByRole('checkbox', { name: 'Harbour light' }).press('Space')
  await expect(hers.getByText('Choose at least one tier')).toBeHidden()
  await field(hers, 'Number of billing periods').fill('3')
  await button(hers, 'Create promotion').click()
  await expect(hers.getByText('HALF is ready to share')).toBeVisible()
  await expect(hers.getByText('first 3 billing periods of “Harbour light”')).toBeVisible()

  await page.goto(checkout.replace(/id=.*/, `id=${other}`))
  await button(page, 'Add promotion code').click()
  await field(page, 'Promotion code').fill('half')
  await button(page, 'Apply').click()
  await expect(page.getByText('This code doesn’t exist or doesn’t apply here')).toBeVisible()

  await button(hers, 'Get link').click()
  await hers.getByRole('radio', { name: 'Harbour light' }).check()
  await page.goto(await field(hers, 'Link').inputValue())
  await expect(page.getByText('HALF applied: $5.00 off')).toBeVisible()
  await expect(
    page.getByText('You’ll pay $5.13 for each of the first 3 months, then $10.28 a month'),
  ).toBeVisible()
  await typeCard(page, cards.good)
  await subscribeFor(page, '$5.13 now').click()
  await paid(page)
  await goOn(page, 'My Subscriptions')
  await isListed(page, 'HALF applies for')
  expect(await ownSubscription(person)).toMatchObject({ paidTotal: { amount: 513 } })
})

test('a budget is asked about before it is passed', async ({ page, site, person }) => {
  const { checkout } = await newTierShop(site)
  await page.goto('/subscriptions?tab=spending')
  await button(page, 'Set a budget').click()
  await field(page, 'Amount').fill('5.00')
  await button(page, 'Save budget').click()
  await expect(page.getByText('$5.00 left of your $5.00 budget.')).toBeVisible()

  await page.goto(checkout)
  await typeCard(page, cards.good)
  await subscribeFor(page, '$10.28 a month').click()
  await expect(
    page.getByText('With $10.28 more it’s $10.28, and your budget is $5.00.'),
  ).toBeVisible()
  await button(page, 'Don’t pay').click()
  const { transactions } = await person.session.call('listTransactions', { query: {} })
  expect(transactions).toEqual([])
  await subscribeFor(page, '$10.28 a month').click()
  await button(page, 'Pay $10.28 anyway').click()
  await paid(page)
  await page.goto('/subscriptions?tab=spending')
  await expect(page.getByText('$5.28 over your $5.00 budget.')).toBeVisible()
})

test('what has run out is subscribed to again', async ({ page, site, person }) => {
  const { id } = await newTierShop(site)
  const first = await subscribe(person, id)
  await person.session.call('cancelSubscription', { params: { id: first } })
  await page.goto('/subscriptions')
  await isListed(page, 'Access until')
  await letDaysPass(first, 32)
  // By itself, when its time has come.
  await expect(page.getByText('No subscriptions yet')).toBeVisible()
  await page.getByRole('link', { name: /^Expired/ }).click()
  await expect(page.getByText('It wasn’t renewed.')).toBeVisible()
  await page.getByRole('link', { name: 'Resubscribe to Ines Harbour' }).click()
  await subscribeFor(page, '$10.28 a month').click()
  await paid(page)
  expect((await ownSubscription(person)).id).not.toBe(first)
})

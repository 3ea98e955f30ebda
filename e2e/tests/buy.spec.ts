import type { Page } from '@playwright/test'
import { addressOf } from '../src/lib/contents.ts'
import { onBoth } from '../src/lib/devices.ts'
import { button, title } from '../src/lib/forms.ts'
import { giveAccess } from '../src/lib/grants.ts'
import {
  answerBank,
  cards,
  changePrice,
  goOn,
  hurry,
  newSold,
  openBreakdown,
  paid,
  payButton,
  paymentsOf,
  type Sold,
  typeCard,
} from '../src/lib/paying.ts'
import { giveSession, newPerson, type Person } from '../src/lib/people.ts'
import { holdVideo, reaches, startVideo, timeOf } from '../src/lib/playing.ts'
import { expect, test } from '../src/lib/test.ts'

const refused = (page: Page, words: string) =>
  expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()

/** The one order of this person, as they see it themselves. */
const orderOf = async ({ session }: Person) => {
  const { transactions } = await session.call('listTransactions', { query: { limit: 50 } })
  expect(transactions).toHaveLength(1)
  return transactions[0] as NonNullable<(typeof transactions)[0]>
}

/** Whatever was pressed, the provider was asked for money once. */
const chargedOnce = async (person: Person) => {
  const { id, state } = await orderOf(person)
  expect(state).toBe('paid')
  expect((await paymentsOf(id)).map(({ status }) => status)).toEqual(['succeeded'])
}

const openCheckout = async (page: Page, { checkout }: Sold) => {
  await page.goto(checkout)
  await expect(payButton(page)).toBeVisible()
}

test(
  'a post is bought from its page with a new card and opens',
  onBoth,
  async ({ page, site, person }) => {
    const { id } = await newSold(site)
    await page.goto(`/content/${id}`)
    await page.getByRole('link', { name: 'Buy for $10.28' }).click()
    await expect(title(page, 'Harbour')).toBeVisible()
    await typeCard(page, cards.good)
    await button(page, 'Pay $10.28').click()
    await paid(page)
    await chargedOnce(person)
    await goOn(page, 'Read now')
    await expect(page.getByText('Rain over the harbour.')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`/content/${id}`)
    await page.goto(`/checkout?type=content&id=${id}`)
    await expect(title(page, 'You already have this')).toBeVisible()
    await page.getByRole('link', { name: 'Read now' }).click()
    await expect(page.getByText('Rain over the harbour.')).toBeVisible()
  },
)

test('success stays until the buyer opens it, and says what opening means', async ({
  page,
  site,
  person,
}) => {
  const { checkout } = await newSold(site)
  await page.clock.install()
  await page.goto(checkout)
  await typeCard(page, cards.good)
  await payButton(page).click()
  await paid(page)
  await page.clock.fastForward('10:00')
  await expect(title(page, 'Payment Successful!')).toBeVisible()
  const open = page.getByRole('link', { name: 'Read now' })
  await expect(open).toHaveAccessibleDescription(/until you open it/)
  const order = await orderOf(person)
  await expect(page.getByRole('link', { name: 'View receipt' })).toHaveAttribute(
    'href',
    `/receipts/${order.id}`,
  )
  // Nothing was opened, so the guarantee holds.
  const { refund } = await person.session.call('askRefund', {
    params: { id: order.id },
    body: { reason: 'changed-mind' },
  })
  expect(refund.selfServe).toBe(true)
})

test('the price holds the tax of the buyer’s country, and the receipt says so', async ({
  page,
  site,
  person,
}) => {
  await openCheckout(page, await newSold(site))
  const tax = page.getByText('Includes tax (20%)')
  await openBreakdown(page)
  await expect(tax).toBeHidden()
  await page.getByLabel('Country').selectOption('DE')
  await expect(tax).toBeVisible()
  await expect(page.getByText('$1.71').first()).toBeVisible()
  await typeCard(page, cards.german)
  await button(page, 'Pay $10.28').click()
  await paid(page)
  await page.goto(`/receipts/${(await orderOf(person)).id}`)
  await expect(tax).toBeVisible()
})

test('a refused card says that no money moved, and another one pays', async ({
  page,
  site,
  person,
}) => {
  await openCheckout(page, await newSold(site))
  await typeCard(page, cards.declined)
  await payButton(page).click()
  await refused(page, 'Your bank declined the card without giving a reason. You weren’t charged.')
  await typeCard(page, cards.poor)
  await payButton(page).click()
  await refused(page, 'The card has insufficient funds. You weren’t charged.')
  await typeCard(page, cards.wrongCode)
  await payButton(page).click()
  await refused(page, 'The security code is wrong. You weren’t charged.')
  await typeCard(page, cards.expired)
  await payButton(page).click()
  await refused(page, 'The card has expired. You weren’t charged.')
  await typeCard(page, cards.good)
  await payButton(page).click()
  await paid(page)
  await chargedOnce(person)
})

test('what is missing or wrong is said, and typing takes it back', async ({
  page,
  site,
  person,
}) => {
  await openCheckout(page, await newSold(site))
  await payButton(page).click()
  for (const words of [
    'Card number is required',
    'Expiry date is required',
    'CVV is required',
    'Cardholder name is required',
  ]) {
    await expect(page.getByText(words)).toBeVisible()
  }
  await typeCard(page, cards.good.replace(/2$/, '1'))
  await expect(page.getByText('Invalid card number')).toBeVisible()
  await expect(page.getByText('CVV is required')).toBeHidden()
  await expect(page.getByText('Cardholder name is required')).toBeHidden()
  await typeCard(page, cards.good)
  await expect(page.getByText('Invalid card number')).toBeHidden()
  const { transactions } = await person.session.call('listTransactions', { query: { limit: 50 } })
  expect(transactions).toEqual([])
})

test('who presses before the card fields have come is not told off', async ({
  page,
  site,
  person,
}) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/v3/', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto((await newSold(site)).checkout)
  await expect(page.getByText('Loading the card form')).toBeAttached()
  await button(page, 'Working').click({ force: true })
  await button(page, 'Working').press('Enter')
  script.resolve()
  await expect(page.getByLabel('Cardholder name')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await payButton(page).click()
  await expect(page.getByText('Card number is required')).toBeVisible()
  const { transactions } = await person.session.call('listTransactions', { query: { limit: 50 } })
  expect(transactions).toEqual([])
})

test('the bank is answered, with no and then with yes', async ({ page, site, person }) => {
  await openCheckout(page, await newSold(site))
  await typeCard(page, cards.asksBank)
  await payButton(page).click()
  await answerBank(page, 'Fail')
  await refused(page, 'Your bank couldn’t verify this payment. You weren’t charged.')
  await payButton(page).click()
  await answerBank(page, 'Complete')
  await paid(page)
  await chargedOnce(person)
})

/** Said yes to past the screens, with a card whose bank asks every time. */
const bankAsks = async ({ session: { call } }: Person, { id }: Sold) => {
  const { order } = await call('createQuote', { body: { type: 'content', id } })
  const card = { paymentMethod: 'pm_card_threeDSecure2Required', country: 'DE' }
  await call('confirmOrder', { params: { id: order.id }, body: { ...card, consent: true } })
}

test('without the provider’s script the bank’s question says so, and can be tried again', async ({
  page,
  site,
  person,
}) => {
  const sold = await newSold(site)
  await bankAsks(person, sold)
  await page.route('**/v3/', (route) => route.abort())
  await page.goto(sold.checkout)
  await refused(page, 'We couldn’t load your bank’s verification')
  await refused(page, 'You won’t be charged until you verify the payment.')
  await page.unroute('**/v3/')
  await button(page, 'Try again').click()
  await button(page, 'Verify payment').click()
  await answerBank(page, 'Complete')
  await paid(page)
  await chargedOnce(person)
})

test('what the bank answered is asked for again when nobody heard it', async ({
  page,
  site,
  person,
}) => {
  // Nobody tells the page, so it has to ask.
  await page.routeWebSocket('**/ws**', () => {})
  const sold = await newSold(site)
  await bankAsks(person, sold)
  await page.goto(sold.checkout)
  await button(page, 'Verify payment').click()
  await expect(page.getByTitle('Bank authentication')).toBeVisible()
  const orders = '**/api/checkout/orders/**'
  await page.route(orders, (route) => route.abort())
  await answerBank(page, 'Complete')
  await refused(page, 'We couldn’t confirm the result with your bank')
  await page.unroute(orders)
  // The page may have looked again by itself; then there is nothing to press any more.
  await button(page, 'Verify payment').or(title(page, 'Payment Successful!')).click()
  await paid(page)
  await chargedOnce(person)
})

/** Twice before the page can show that it has heard, and whether or not anybody looks at this tab. */
const pressTwice = (page: Page) =>
  payButton(page).evaluate((pay: HTMLButtonElement) => {
    pay.click()
    pay.click()
  })

test('two presses in each of two tabs are one payment', async ({ page, site, person, context }) => {
  const sold = await newSold(site)
  await openCheckout(page, sold)
  await typeCard(page, cards.good)
  const other = await context.newPage()
  await openCheckout(other, sold)
  await typeCard(other, cards.good)
  await Promise.all([pressTwice(page), pressTwice(other)])
  for (const tab of [page, other]) await paid(tab)
  await chargedOnce(person)
})

test('a kept card pays without being typed', async ({ page, site, person }) => {
  await openCheckout(page, await newSold(site))
  await typeCard(page, cards.good)
  await page.getByLabel('Save this card for next time').check()
  await payButton(page).click()
  await paid(page)
  const next = await newSold(site)
  await openCheckout(page, next)
  await expect(page.getByLabel('Visa ending in 4242')).toBeChecked()
  await payButton(page).click()
  await paid(page)
  await page.goto('/settings/billing')
  await expect(page.getByText('Completed', { exact: true })).toHaveCount(3)
  const { transactions } = await person.session.call('listTransactions', { query: { limit: 50 } })
  expect(transactions.map(({ state }) => state)).toEqual(['paid', 'paid'])
})

test('a slow bank: the page says so, outlives a reload and goes on by itself', async ({
  page,
  site,
  person,
}) => {
  const sold = await newSold(site)
  await openCheckout(page, sold)
  await typeCard(page, cards.slow)
  await payButton(page).click()
  await expect(page.getByText('Don’t pay again.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Don’t pay again.')).toBeVisible()
  await expect(payButton(page)).toBeHidden()
  const [intent] = await paymentsOf((await orderOf(person)).id)
  await hurry(intent?.id ?? '')
  await paid(page)
  await chargedOnce(person)
})

test('a slow bank that says no gives the form back', async ({ page, site, person }) => {
  await openCheckout(page, await newSold(site))
  await typeCard(page, cards.slowAndDeclined)
  await payButton(page).click()
  await expect(page.getByText('Don’t pay again.')).toBeVisible()
  const [intent] = await paymentsOf((await orderOf(person)).id)
  await hurry(intent?.id ?? '')
  await refused(page, 'You weren’t charged.')
  await expect(payButton(page)).toBeVisible()
})

test('a receipt that is pending says by itself that nothing was paid', async ({
  page,
  site,
  person,
}) => {
  await openCheckout(page, await newSold(site))
  await typeCard(page, cards.slowAndDeclined)
  await payButton(page).click()
  await expect(page.getByText('Don’t pay again.')).toBeVisible()
  const { id } = await orderOf(person)
  await page.goto(`/receipts/${id}`)
  await expect(page.getByText('Pending', { exact: true })).toBeVisible()
  const [intent] = await paymentsOf(id)
  await hurry(intent?.id ?? '')
  await expect(page.getByText('Not paid', { exact: true })).toBeVisible()
})

test('a price that changed is shown and asked for again', async ({ page, site, person }) => {
  const sold = await newSold(site)
  await openCheckout(page, sold)
  await typeCard(page, cards.good)
  await changePrice(sold, { amount: 1999, currency: 'USD' })
  await button(page, 'Pay $10.28').click()
  await refused(page, 'The price is now $20.57')
  await button(page, 'Pay $20.57').click()
  await paid(page)
  await chargedOnce(person)
})

test('a broken connection is asked about, not guessed', async ({ page, site, person }) => {
  // Nobody tells the page, so it has to ask.
  await page.routeWebSocket('**/ws**', () => {})
  await openCheckout(page, await newSold(site))
  await typeCard(page, cards.good)
  const confirm = '**/api/checkout/orders/*/confirm'
  // It arrives, and its answer is lost.
  await page.route(confirm, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await payButton(page).click()
  await paid(page)
  await chargedOnce(person)

  await openCheckout(page, await newSold(site))
  await typeCard(page, cards.good)
  await page.unroute(confirm)
  await page.route(confirm, (route) => route.abort())
  await payButton(page).click()
  await refused(page, 'Your payment didn’t go through')
  await page.unroute(confirm)
  await payButton(page).click()
  await paid(page)
})

test('an offer that has run out is renewed while someone looks at it', async ({
  page,
  site,
  person,
}) => {
  const sold = await newSold(site)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/checkout/quotes')) asked += 1
  })
  await page.route(
    '**/api/checkout/quotes',
    async (route) => {
      const reply = await route.fetch()
      const { order } = await reply.json()
      const expiresAt = new Date(Date.now() + 1_000).toISOString()
      await route.fulfill({ response: reply, json: { order: { ...order, expiresAt } } })
    },
    { times: 1 },
  )
  await openCheckout(page, sold)
  await typeCard(page, cards.good)
  await expect.poll(() => asked).toBe(2)
  await payButton(page).click()
  await paid(page)
  await chargedOnce(person)
})

test('someone who is not signed in comes back to the checkout', async ({ page, site }) => {
  const sold = await newSold(site)
  const fan = await newPerson(site)
  await page.goto(`/content/${sold.id}`)
  await page.getByRole('link', { name: 'Buy for $10.28' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await giveSession(page.context(), site, fan.session)
  await page.reload()
  await expect(button(page, 'Pay $10.28')).toBeVisible()
})

test('what cannot be bought says why', async ({ page, site }) => {
  const newcomer = await newPerson(site, { verified: false })
  const sold = await newSold(site)
  await giveSession(page.context(), site, newcomer.session)
  await page.goto('/checkout?type=content')
  await expect(page).toHaveURL('/')
  await page.goto('/checkout?type=content&id=00000000-0000-7000-8000-000000000000')
  await expect(title(page, 'Item Not Found')).toBeVisible()
  await page.goto(sold.checkout)
  await expect(title(page, 'Confirm your email first')).toBeVisible()
  await giveSession(page.context(), site, sold.creator.session)
  await page.goto(sold.checkout)
  await expect(title(page, 'This is your post')).toBeVisible()
})

test('cards are put on file, preferred and removed', async ({ page, person }) => {
  await page.goto('/settings/billing')
  for (const number of [cards.good, cards.mastercard]) {
    await button(page, 'Add Payment Method').click()
    await typeCard(page, number)
    await button(page, 'Add card').click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  const rows = page.getByRole('listitem').filter({ hasText: ' ending ' })
  await expect(rows).toHaveText([/Visa ending in 4242.*Default/, /Mastercard ending in 4444/])
  await button(page, 'Make default: Mastercard ending in 4444').click()
  await expect(rows).toHaveText([/Mastercard ending in 4444.*Default/, /Visa ending in 4242/])
  await button(page, 'Remove Visa ending in 4242').click()
  await button(page, 'Remove card').click()
  await expect(rows).toHaveText([/Mastercard ending in 4444/])
  const { methods } = await person.session.call('listPaymentMethods')
  expect(methods.map(({ last4, isDefault }) => [last4, isDefault])).toEqual([['4444', true]])
})

test('what was bought goes on where its free part was left', async ({ page, site, person }) => {
  const address = await addressOf(site, 'teaser')
  await page.goto(address)
  await button(page, /^Watch the preview/).click()
  await holdVideo(page)
  await reaches(page, 0.5)
  await page.keyboard.press('k')
  await page.keyboard.press('8')
  // Of three seconds that begin a second into the post: its moment is one later than the player's.
  await expect.poll(() => timeOf(page)).toBeCloseTo(2.5, 0)
  // A card opens it by the same right; this post of the demo world is not sold by itself.
  await giveAccess(person, address.replace('/content/', 'content:'))
  await page.reload()
  await startVideo(page)
  await expect(page.getByText('Resumed at 0:03')).toBeVisible()
  await reaches(page, 3.4)
})

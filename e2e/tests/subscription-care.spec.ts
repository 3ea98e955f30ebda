import type { Page } from '@playwright/test'
import { onDesktop } from '../src/lib/devices.ts'
import { button } from '../src/lib/forms.ts'
import { typeCard } from '../src/lib/paying.ts'
import { linkIn, type Person } from '../src/lib/people.ts'
import type { Site } from '../src/lib/site.ts'
import {
  letDaysPass,
  newStall,
  newTier,
  ownSubscription,
  subscribe,
} from '../src/lib/subscribing.ts'
import { expect, test } from '../src/lib/test.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const press = (page: Page, what: string) => button(page, `${what}: Ines Harbour`).click()
const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name })
/** What happens by itself is looked for every few seconds. */
const soon = { timeout: 20_000 }

/** Subscribed, and looking at it. */
const opened = async (page: Page, site: Site, fan: Person) => {
  const stall = await newStall(site)
  const id = await subscribe(fan, stall.id)
  await page.goto('/subscription-management')
  await expect(page.getByRole('heading', { name: 'Ines Harbour' })).toBeVisible()
  return { ...stall, subscription: id }
}

test('cancelling takes one click, and one takes it back', async ({ page, site, person }) => {
  await opened(page, site, person)
  await button(page, 'Cancel Ines Harbour').click()
  const dialog = page.getByRole('dialog', { name: 'Cancel Subscription' })
  await expect(
    dialog.getByText(
      "Are you sure you want to cancel this subscription? You'll lose access to premium content.",
    ),
  ).toBeVisible()
  await expect(dialog.getByText(/stays open until/)).toBeVisible()
  await inDialog(page, 'Keep Subscription').click()
  await page.getByRole('switch', { name: 'Auto-renewal' }).click()
  await inDialog(page, 'Cancel').click()
  await expect(page.getByText('Cancelled. Nothing more is charged.')).toBeVisible()
  expect(await ownSubscription(person)).toMatchObject({
    state: 'cancelled',
    access: { open: true },
  })
  await page.getByRole('switch', { name: 'Auto-renewal' }).click()
  await expect(page.getByText('It renews by itself again.')).toBeVisible()
  expect(await ownSubscription(person)).toMatchObject({ state: 'active' })
})

test('a pause begins when the period ends and is ended by hand', async ({ page, site, person }) => {
  const { subscription } = await opened(page, site, person)
  await press(page, 'Pause')
  await page.getByRole('radio', { name: '2 months' }).check()
  await inDialog(page, 'Pause for 2 months').click()
  await button(page, 'Don’t pause').click()
  await expect(page.getByText('Your subscription goes on.')).toBeVisible()

  await press(page, 'Pause')
  await inDialog(page, 'Pause for 1 month').click()
  await expect(page.getByText(/^Pauses on/)).toBeVisible()
  await letDaysPass(subscription, 32)
  await expect(page.getByText(/^Paused until/)).toBeVisible(soon)
  expect(await ownSubscription(person)).toMatchObject({ state: 'paused', access: { open: false } })
  await button(page, 'Start again, $10.28 now').click()
  await expect(page.getByRole('switch', { name: 'Auto-renewal' })).toBeVisible(soon)
  expect(await ownSubscription(person)).toMatchObject({ paidTotal: usd(2056) })
})

test('ending at once gives back what was not used', async ({ page, site, person }) => {
  const { subscription } = await opened(page, site, person)
  await letDaysPass(subscription, 10)
  await press(page, 'End now')
  await expect(page.getByText(/comes back to your card, for \d+ unused days/)).toBeVisible()
  await inDialog(page, /^End now, get \$\d+\.\d\d back/).click()
  await expect(page.getByText('Your subscription has ended.')).toBeVisible()
  await page.goto('/subscriptions?tab=expired')
  await expect(page.getByText('You ended it.')).toBeVisible()
})

test('nothing comes back once something was opened', onDesktop, async ({ page, site, person }) => {
  const { creator } = await opened(page, site, person)
  const { call } = creator.session
  const { content } = await call('createContent', {
    body: {
      type: 'article',
      title: 'Harbour',
      article: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain.' }] }],
      },
      visibility: 'subscribers',
    },
  })
  await call('publishContent', {
    params: { id: content.id },
    body: { when: 'ready', rightsConfirmed: true },
  })
  await person.session.call('readPlayback', { params: { id: content.id }, query: {} })
  await press(page, 'End now')
  await expect(page.getByText(/You have opened something it includes/)).toBeVisible()
  await inDialog(page, 'End now').click()
  await expect(page.getByText('Your subscription has ended.')).toBeVisible()
})

test('a higher tier is paid for at once, a lower one waits', async ({ page, site, person }) => {
  const { creator } = await opened(page, site, person)
  await newTier(creator, { name: 'Pier', price: usd(1999) })
  await press(page, 'Change tier')
  await page.getByRole('radio', { name: /^Pier/ }).check()
  await expect(page.getByText('It renews for $20.57 a month.')).toBeVisible()
  await inDialog(page, /^Change now, pay \$10\./).click()
  await expect(page.getByText('Your subscription is changed.')).toBeVisible(soon)
  expect(await ownSubscription(person)).toMatchObject({ tier: { name: 'Pier' } })

  await press(page, 'Change tier')
  await page.getByRole('radio', { name: /^Harbour light/ }).check()
  await expect(page.getByText(/Nothing is due now. You keep what you have until/)).toBeVisible()
  await inDialog(page, 'Change at the renewal').click()
  await expect(page.getByText(/^Harbour light from/)).toBeVisible()
  expect(await ownSubscription(person)).toMatchObject({ tier: { name: 'Pier' } })
})

test('a renewal that failed is paid by the link in the mail', async ({ page, site, person }) => {
  const { subscription } = await opened(page, site, person)
  await press(page, 'Choose card')
  await button(page, 'Add Payment Method').click()
  await typeCard(page, '4000000000000341')
  await button(page, 'Add card').click()
  await inDialog(page, 'Use Visa ending 0341').click()
  await expect(page.getByText('Visa ending 0341 pays for it now.')).toBeVisible()
  await letDaysPass(subscription, 32)
  await expect(page.getByText('The last payment failed')).toBeVisible(soon)
  const mail = await site.inbox.waitFor(person.email, /could not be renewed/)
  await page.goto(linkIn(mail, '/checkout'))
  await expect(page.getByText('The payment failed')).toBeVisible()
  await expect(page.getByText(/It renews for \$10\.28 a month/)).toBeVisible()
  await page.getByRole('radio', { name: /4242/ }).check()
  await button(page, 'Pay $10.28').click()
  await expect(page.getByText('Payment Successful!')).toBeVisible()
  await expect(page.getByText('The last payment failed')).toBeHidden()
  expect(await ownSubscription(person)).toMatchObject({ state: 'active', paidTotal: usd(2056) })
})

for (const [answer, after] of [
  ['agreed to', 1234],
  ['ignored', 1028],
] as const) {
  test(`a higher price is ${answer}`, onDesktop, async ({ page, site, person }) => {
    const { creator, id, subscription } = await opened(page, site, person)
    await creator.session.call('changeTierPrice', {
      params: { id },
      body: { price: usd(1199), yearlyPrice: null },
    })
    await page.reload()
    await expect(page.getByText(/asks for \$12\.34 a month from/)).toBeVisible()
    if (answer === 'ignored') {
      await button(page, 'Keep my price').click()
      await expect(page.getByText('You keep $10.28 a month.')).toBeVisible()
    } else {
      await button(page, 'Agree to $12.34').click()
      await expect(
        page.getByText('You agreed to it. Until then you pay $10.28 a month.'),
      ).toBeVisible()
    }
    await letDaysPass(subscription, 32)
    await expect.poll(async () => (await ownSubscription(person)).paidTotal.amount, soon).toBe(2056)
    const { renewals } = await person.session.call('readSpending', { query: {} })
    // The next one but one: the first comes before the thirty days of notice are over.
    expect(renewals[1]?.total.amount).toBe(after)
  })
}

test('a silent creator is not paid for', onDesktop, async ({ page, site, person }) => {
  const { subscription } = await opened(page, site, person)
  await letDaysPass(subscription, 61)
  await expect(page.getByText(/^Not charged since/)).toBeVisible(soon)
  expect(await ownSubscription(person)).toMatchObject({
    state: 'active',
    access: { open: true },
    paidTotal: usd(1028),
  })
})

test('the calendar can be followed until it gets another address', async ({
  page,
  site,
  person,
}) => {
  await opened(page, site, person)
  await page.goto('/subscription-management?tab=spending')
  const address = page.getByText(/\/api\/subscription\/calendar\//)
  const before = (await address.textContent()) ?? ''
  const feed = await page.request.get(before)
  expect(feed.headers()['content-type']).toContain('text/calendar')
  expect(await feed.text()).toContain('Harbour light renews for')
  await button(page, 'Make a new address').click()
  await inDialog(page, 'Make a new one').click()
  await expect(address).not.toHaveText(before)
  expect((await page.request.get(before)).status()).toBe(404)
})

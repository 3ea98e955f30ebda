import type { Page } from '@playwright/test'
import { onBoth } from '../src/lib/devices.ts'
import { button, title } from '../src/lib/forms.ts'
import { goOn, paid, typeCard } from '../src/lib/paying.ts'
import { linkIn, type Person } from '../src/lib/people.ts'
import type { Site } from '../src/lib/site.ts'
import {
  letDaysPass,
  newTier,
  newTierShop,
  ownSubscription,
  subscribe,
} from '../src/lib/subscribing.ts'
import { expect, test } from '../src/lib/test.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const press = (page: Page, what: string) => button(page, `${what}: Ines Harbour`).click()
const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name })
/** What happens by itself is looked for every few seconds. */
const soon = { timeout: 60_000 }

/** Subscribed, and looking at it. */
const opened = async (page: Page, site: Site, fan: Person) => {
  const tierShop = await newTierShop(site)
  const id = await subscribe(fan, tierShop.id)
  await page.goto(`/subscriptions?subscription=${id}`)
  await expect(page.getByRole('heading', { name: 'Ines Harbour' })).toBeVisible()
  return { ...tierShop, subscription: id }
}

test(
  'cancelling takes one click, and one takes it back',
  onBoth,
  async ({ page, site, person }) => {
    await opened(page, site, person)
    await button(page, 'Cancel Ines Harbour').click()
    const dialog = page.getByRole('dialog', { name: 'Cancel Subscription' })
    await expect(
      dialog.getByText(
        "Are you sure you want to cancel this subscription? You'll lose access to premium content.",
      ),
    ).toBeVisible()
    await expect(dialog.getByText(/You keep access until/)).toBeVisible()
    await inDialog(page, 'Keep Subscription').click()
    await page.getByRole('switch', { name: 'Auto-renewal' }).click()
    await inDialog(page, 'Cancel').click()
    await expect(page.getByText('Subscription canceled. You won’t be charged again.')).toBeVisible()
    expect(await ownSubscription(person)).toMatchObject({
      state: 'cancelled',
      access: { open: true },
    })
    await page.getByRole('switch', { name: 'Auto-renewal' }).click()
    await expect(page.getByText('Auto-renewal is on')).toBeVisible()
    expect(await ownSubscription(person)).toMatchObject({ state: 'active' })
  },
)

test('a pause begins when the period ends and is ended by hand', async ({ page, site, person }) => {
  const { subscription } = await opened(page, site, person)
  await press(page, 'Pause')
  await page.getByRole('radio', { name: '2 months' }).check()
  await inDialog(page, 'Pause for 2 months').click()
  await button(page, 'Cancel pause').click()
  await expect(page.getByText('Subscription resumed')).toBeVisible()

  await press(page, 'Pause')
  await inDialog(page, 'Pause for 1 month').click()
  await expect(page.getByText(/^Pauses on/)).toBeVisible()
  await letDaysPass(subscription, 32)
  await expect(page.getByText(/^Paused until/)).toBeVisible(soon)
  expect(await ownSubscription(person)).toMatchObject({ state: 'paused', access: { open: false } })
  await button(page, 'Resume for $10.28').click()
  await expect(page.getByRole('switch', { name: 'Auto-renewal' })).toBeVisible(soon)
  expect(await ownSubscription(person)).toMatchObject({ paidTotal: usd(2056) })
})

test('ending at once gives back what was not used', async ({ page, site, person }) => {
  const { subscription } = await opened(page, site, person)
  await letDaysPass(subscription, 10)
  await press(page, 'End now')
  await expect(page.getByText(/goes back to your card for \d+ unused days/)).toBeVisible()
  await inDialog(page, /^End now and get \$\d+\.\d\d back/).click()
  await expect(page.getByText('Your subscription has ended')).toBeVisible()
  await page.goto('/subscriptions?tab=expired')
  await expect(page.getByText('You ended this subscription.')).toBeVisible()
})

test('nothing comes back once something was opened', async ({ page, site, person }) => {
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
  await expect(page.getByText(/You’ve opened a post it includes/)).toBeVisible()
  await inDialog(page, 'End now').click()
  await expect(page.getByText('Your subscription has ended')).toBeVisible()
})

test('a higher tier is paid for at once, a lower one waits', async ({ page, site, person }) => {
  const { creator } = await opened(page, site, person)
  await newTier(creator, { name: 'Pier', price: usd(1999) })
  await press(page, 'Change tier')
  await page.getByRole('radio', { name: /^Pier/ }).check()
  await expect(page.getByText('It renews at $20.57 a month.')).toBeVisible()
  await inDialog(page, /^Change now for \$10\./).click()
  await expect(page.getByText('Subscription changed')).toBeVisible(soon)
  expect(await ownSubscription(person)).toMatchObject({ tier: { name: 'Pier' } })

  await press(page, 'Change tier')
  await page.getByRole('radio', { name: /^Harbour light/ }).check()
  await expect(
    page.getByText(/You won’t be charged now. You keep your current plan until/),
  ).toBeVisible()
  await inDialog(page, 'Change at renewal').click()
  await expect(page.getByText(/^Changes to Harbour light on/)).toBeVisible()
  expect(await ownSubscription(person)).toMatchObject({ tier: { name: 'Pier' } })
})

test('a tier that costs little more starts with the next period', async ({
  page,
  site,
  person,
}) => {
  const { creator } = await opened(page, site, person)
  await newTier(creator, { name: 'Jetty', price: usd(1199) })
  await press(page, 'Change tier')
  await page.getByRole('radio', { name: /^Jetty/ }).check()
  await expect(
    page.getByText(/less than \$2\.99, so you won’t be charged now\. You keep your current plan/),
  ).toBeVisible()
  await inDialog(page, 'Change at renewal').click()
  await expect(page.getByText(/^Your subscription changes on/)).toBeVisible()
  await expect(page.getByText(/^Changes to Jetty on/)).toBeVisible()
  expect(await ownSubscription(person)).toMatchObject({ tier: { name: 'Harbour light' } })
})

test('a renewal that failed is paid by the link in the mail', async ({ page, site, person }) => {
  const { subscription } = await opened(page, site, person)
  await press(page, 'Choose card')
  await button(page, 'Add Payment Method').click()
  await typeCard(page, '4000000000000341')
  await button(page, 'Add card').click()
  await inDialog(page, 'Use Visa ending in 0341').click()
  await expect(page.getByText('Now paying with Visa ending in 0341')).toBeVisible()
  await letDaysPass(subscription, 32)
  await expect(page.getByText('Your last payment failed')).toBeVisible(soon)
  const mail = await site.inbox.waitFor(person.email, /We couldn’t renew/)
  await page.goto(linkIn(mail, '/checkout'))
  await expect(page.getByText('Payment failed. Please try again.')).toBeVisible()
  await expect(page.getByText(/then renews at \$10\.28 a month/)).toBeVisible()
  await page.getByRole('radio', { name: /4242/ }).check()
  await button(page, 'Pay $10.28').click()
  await paid(page)
  await goOn(page, 'My Subscriptions')
  await expect(title(page, 'My Subscriptions')).toBeVisible()
  await expect(page.getByText('Your last payment failed')).toBeHidden()
  expect(await ownSubscription(person)).toMatchObject({ state: 'active', paidTotal: usd(2056) })
})

for (const [answer, after] of [
  ['agreed to', 1234],
  ['ignored', 1028],
] as const) {
  test(`a higher price is ${answer}`, async ({ page, site, person }) => {
    const { creator, id, subscription } = await opened(page, site, person)
    await creator.session.call('changeTierPrice', {
      params: { id },
      body: { price: usd(1199), yearlyPrice: null },
    })
    await page.reload()
    await expect(page.getByText(/new price is \$12\.34 a month starting/)).toBeVisible()
    if (answer === 'ignored') {
      await button(page, 'Keep current price').click()
      await expect(page.getByText('You’ll keep paying $10.28 a month.')).toBeVisible()
    } else {
      await button(page, 'Agree to $12.34').click()
      await expect(
        page.getByText('You agreed to the new price. Until then you pay $10.28 a month.'),
      ).toBeVisible()
    }
    await letDaysPass(subscription, 32)
    await expect.poll(async () => (await ownSubscription(person)).paidTotal.amount, soon).toBe(2056)
    const { renewals } = await person.session.call('readSpending', { query: {} })
    // The next one but one: the first comes before the thirty days of notice are over.
    expect(renewals[1]?.total.amount).toBe(after)
  })
}

test('a silent creator is not paid for', async ({ page, site, person }) => {
  const { subscription } = await opened(page, site, person)
  await letDaysPass(subscription, 61)
  await expect(page.getByText(/^Billing paused since/)).toBeVisible(soon)
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
  await page.goto('/subscriptions?tab=spending')
  const address = page.getByText(/\/api\/subscription\/calendar\//)
  const before = (await address.textContent()) ?? ''
  const feed = await page.request.get(before)
  expect(feed.headers()['content-type']).toContain('text/calendar')
  expect(await feed.text()).toContain('Harbour light renews for')
  await button(page, 'Create new link').click()
  await inDialog(page, 'Create new link').click()
  await expect(address).not.toHaveText(before)
  expect((await page.request.get(before)).status()).toBe(404)
})

import type { BrowserContext, Page } from '@playwright/test'
import {
  type Bought,
  complain,
  decide,
  newBought,
  openWhole,
  settleRefund,
} from '../src/lib/claiming.ts'
import { onBoth } from '../src/lib/devices.ts'
import { button, field, title } from '../src/lib/forms.ts'
import { giveSession, type Person } from '../src/lib/people.ts'
import type { Site } from '../src/lib/site.ts'
import { expect, test } from '../src/lib/test.ts'

const openAs = async (
  page: Page,
  { site, who, path }: { site: Site; who: Person; path: string },
) => {
  await giveSession(page.context() as BrowserContext, site, who.session)
  await page.goto(path)
}

const receiptOf = ({ id }: Bought) => `/receipts/${id}`
const isLocked = (page: Page) =>
  expect(page.getByRole('link', { name: 'Buy for $10.28' })).toBeVisible()
const story = (page: Page, words: RegExp) =>
  expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()

test(
  'what was not opened is refunded at once, with its receipt as PDF',
  onBoth,
  async ({ page, site }) => {
    const bought = await newBought(site)
    await openAs(page, { site, who: bought.fan, path: receiptOf(bought) })
    await expect(title(page, 'Harbour')).toBeVisible()
    await expect(page.getByText('$8.79 Ines Harbour')).toBeVisible()
    const paper = page.getByRole('link', { name: 'Download PDF' })
    const reply = await page.request.get((await paper.getAttribute('href')) ?? '')
    expect(reply.headers()['content-type']).toBe('application/pdf')
    expect((await reply.body()).subarray(0, 5).toString()).toBe('%PDF-')

    await button(page, 'Get a refund').click()
    await page.getByLabel('Reason').selectOption('I bought it by mistake')
    await button(page, 'Refund $10.28').click()
    // By itself, when the provider has answered.
    await expect(page.getByText('$10.28 went back to the card.')).toBeVisible()
    await story(page, /Refunded.*\$10\.28/)
    await page.goto(`/content/${bought.content}`)
    await isLocked(page)
    await site.inbox.waitFor(bought.fan.email, /Your refund is on its way/)
  },
)

test('what was opened is asked for, and the creator says no', async ({
  page,
  site,
  otherBrowser,
}) => {
  const bought = await newBought(site)
  await openWhole(bought)
  await openAs(page, { site, who: bought.fan, path: receiptOf(bought) })
  await expect(page.getByText('You’ve used a quarter of it or more')).toBeVisible()
  await button(page, 'Request a refund').click()
  await page.getByLabel('Details').fill('The light is wrong.')
  await button(page, 'Send request').click()
  await expect(page.getByText('Refund requested')).toBeVisible()

  const creators = await otherBrowser()
  await openAs(creators, { site, who: bought.creator, path: '/dashboard/earnings' })
  await expect(creators.getByText('“The light is wrong.”')).toBeVisible()
  await button(creators, 'Decline refund for Harbour').click()
  await button(creators, 'Decline').click()
  await expect(creators.getByText('Enter a reason')).toBeVisible()
  await creators.getByLabel('Reason').fill('It is exactly as shown.')
  await button(creators, 'Decline').click()
  await expect(page.getByText('Refund declined')).toBeVisible()
  await expect(page.getByText('It is exactly as shown.')).toBeVisible()
  await page.goto(`/content/${bought.content}`)
  await expect(page.getByText('Rain over the harbour.')).toBeVisible()
})

test('the creator grants a request from its receipt, two clicks from the earnings', async ({
  page,
  site,
  otherBrowser,
}) => {
  const bought = await newBought(site)
  await openWhole(bought)
  await bought.fan.session.call('askRefund', {
    params: { id: bought.id },
    body: { reason: 'does-not-work' },
  })
  const fans = await otherBrowser()
  await openAs(fans, { site, who: bought.fan, path: receiptOf(bought) })
  await openAs(page, { site, who: bought.creator, path: '/dashboard/earnings' })
  await page.getByRole('link', { name: /^Receipt for Harbour/ }).click()
  await expect(page.getByText('$8.79 Ines Harbour')).toBeVisible()
  await button(page, 'Approve refund for Harbour').click()
  await button(page, 'Refund $10.28').click()
  await expect(page.getByText('$10.28 went back to the card.')).toBeVisible()
  await expect(page.getByText('The creator’s share was returned.')).toBeVisible()
  await expect(fans.getByText('$10.28 went back to the card.')).toBeVisible()
})

test('a refund that the bank sends back leaves the post open', async ({ page, site }) => {
  const bought = await newBought(site, { card: 'failRefunds' })
  await openAs(page, { site, who: bought.fan, path: receiptOf(bought) })
  await button(page, 'Get a refund').click()
  await button(page, 'Refund $10.28').click()
  await expect(page.getByText('$10.28 went back to the card.')).toBeVisible()
  await settleRefund(bought)
  await expect(page.getByText('Refund failed')).toBeVisible()
  await story(page, /Refund rejected by the bank/)
  await page.goto(`/content/${bought.content}`)
  await expect(page.getByText('Rain over the harbour.')).toBeVisible()
})

for (const [outcome, content, words] of [
  ['won', 'winning_evidence', /Dispute won/],
  ['lost', 'Harbour', /Dispute lost/],
] as const) {
  test(`a dispute is answered by itself and ${outcome}`, async ({ page, site, otherBrowser }) => {
    const bought = await newBought(site, { card: 'dispute', title: content })
    const fans = await otherBrowser()
    await openAs(fans, { site, who: bought.fan, path: receiptOf(bought) })
    await openAs(page, { site, who: bought.creator, path: '/dashboard/earnings' })
    await expect(page.getByRole('link', { name: /^Receipt for/ })).toBeVisible()
    await complain(bought)
    await expect(page.getByRole('heading', { name: 'Disputes' })).toBeVisible()
    await expect(page.getByText('Until the bank decides on a dispute.')).toBeVisible()
    await decide(bought)
    await expect(
      page.getByRole('listitem').filter({ hasText: outcome === 'won' ? /^.*Won/ : /^.*Lost/ }),
    ).toBeVisible()
    await story(fans, words)
    await fans.goto(`/content/${bought.content}`)
    if (outcome === 'won') await expect(fans.getByText('Rain over the harbour.')).toBeVisible()
    else await isLocked(fans)
    await page.getByRole('link', { name: /^Receipt for/ }).click()
    await story(page, words)
  })
}

test('whoever is signed out withdraws by reference and address', async ({ page, site }) => {
  const bought = await newBought(site)
  await page.goto('/')
  await page.getByRole('link', { name: 'Withdraw from contract' }).click()
  await button(page, 'Withdraw from contract').click()
  await expect(page.getByText('Enter the reference from your receipt')).toBeVisible()
  const { call } = bought.fan.session
  const { receipt } = await call('readReceipt', { params: { id: bought.id } })
  await field(page, 'Order reference').fill(receipt.reference?.toLowerCase() ?? '')
  await field(page, 'Email you used for the purchase').fill(bought.fan.email)
  await button(page, 'Withdraw from contract').click()
  await expect(page.getByRole('heading', { name: 'We received your withdrawal' })).toBeVisible()
  const mail = await site.inbox.waitFor(bought.fan.email, /Your withdrawal: Harbour/)
  expect(mail.text).toContain('on its way back to your card')
})

test('whoever is signed in chooses the purchase', async ({ page, site }) => {
  const bought = await newBought(site)
  await openAs(page, { site, who: bought.fan, path: '/withdraw' })
  await button(page, 'Withdraw from Harbour').click()
  await button(page, 'Withdraw').click()
  await expect(
    page.getByText('We received your withdrawal and emailed you a confirmation.'),
  ).toBeVisible()
  await expect(page.getByText('You don’t have any purchases you can withdraw from.')).toBeVisible()
  await site.inbox.waitFor(bought.fan.email, /Your refund is on its way/)
})

import type { Page } from '@playwright/test'
import { addressOf, contents } from '../src/lib/contents.ts'
import { onBoth } from '../src/lib/devices.ts'
import { button, title } from '../src/lib/forms.ts'
import { answer } from '../src/lib/network.ts'
import { cards, newSold, paid, payButton, typeCard } from '../src/lib/paying.ts'
import { startVideo } from '../src/lib/playing.ts'
import { newTierShop, subscribe } from '../src/lib/subscribing.ts'
import { expect, test } from '../src/lib/test.ts'

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Library' }).getByRole('link', { name })

test(
  'what was watched is continued from the library, and removed from it',
  onBoth,
  async ({ page, site, person }) => {
    const { call } = person.session
    const address = await addressOf(site, 'video')
    const article = await addressOf(site, 'article')
    await test.step('empty parts say what will be there', async () => {
      await page.goto('/library')
      await expect(title(page, 'Library')).toBeVisible()
      await expect(page.getByText('What you watch, buy and save will show up here.')).toBeVisible()
      for (const [name, words] of [
        ['Purchases', 'No purchases yet'],
        ['Saved', 'Nothing saved yet'],
        ['History', 'No history yet'],
      ] as const) {
        await tab(page, name).click()
        await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
        await expect(page.getByText(words)).toBeVisible()
        await expect(link(page, 'Browse posts')).toHaveAttribute('href', '/explore')
      }
    })
    await test.step('where somebody stopped is offered, and playing goes on there', async () => {
      // Counted once it is there to be read, which is after its title.
      const counted = page.waitForResponse(/\/api\/content\/[^/]+\/view$/)
      await page.goto(article)
      await counted
      await page.goto(address)
      await startVideo(page)
      const watched = async () => (await call('listHistory', { query: {} })).history
      await expect.poll(async () => (await watched()).length).toBe(2)
      // The films of these tests are too short to be left in the middle; the server's tests try that.
      const [{ content } = { content: undefined }] = await watched()
      const begun = { content, openedAt: new Date(), position: 8, duration: 60, chapter: 'Wash' }
      const reply = { content: [begun], nextCursor: null, hasMore: false }
      const unfinished = /\/api\/library\/continue\?/
      await answer(unfinished, reply)(page)
      await page.goto('/library')
      const shelf = page.getByRole('region', { name: 'Continue watching' })
      await expect(shelf.getByText('1 min left')).toBeVisible()
      await expect(shelf.getByText('Stopped at “Wash”')).toBeVisible()
      await shelf.getByRole('link', { name: contents.video }).click()
      await expect(title(page, contents.video)).toBeVisible()
      await page.unroute(unfinished)
    })
    await test.step('the history has both, and an entry is removed and put back', async () => {
      await page.goto('/library/history')
      const today = page.getByRole('region', { name: 'Today' })
      await expect(today.getByRole('article')).toHaveCount(2)
      await button(page, `Remove ${contents.video} from history`).click()
      await expect(today.getByRole('article')).toHaveCount(1)
      await button(page, 'Undo').click()
      await expect(today.getByRole('article')).toHaveCount(2)
      await expect(today.getByRole('article').first()).toContainText(contents.video)
    })
    await test.step('clearing it is confirmed, and takes what to continue along', async () => {
      await button(page, 'Clear history').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).click()
      await expect(page.getByText('No history yet')).toBeVisible()
      await tab(page, 'Overview').click()
      await expect(page.getByText('Nothing here yet')).toBeVisible()
    })
  },
)

test(
  'what was bought and saved is in the library, with its receipt',
  onBoth,
  async ({ page, site, person }) => {
    const { id, creator, checkout } = await newSold(site, undefined, 'Harbour at dusk')
    await person.session.call('saveContent', { params: { id } })
    await page.goto('/saved')
    await expect(page).toHaveURL('/library/saved')
    await expect(link(page, 'Harbour at dusk')).toBeVisible()
    await page.goto(checkout)
    await typeCard(page, cards.good)
    await payButton(page).click()
    await paid(page)
    await page.goto('/library')
    const shelf = page.getByRole('region', { name: 'Purchases' })
    await expect(shelf.getByText(/^\$10\.28, /)).toBeVisible()
    // It leaves sale and stays theirs.
    await creator.session.call('unpublishContent', { params: { id } })
    await shelf.getByRole('link', { name: 'See all: Purchases' }).click()
    await expect(page).toHaveURL('/library/purchases')
    await expect(page.getByRole('heading', { name: 'Harbour at dusk' })).toHaveCount(1)
    await link(page, 'Receipt for Harbour at dusk').click()
    await expect(page).toHaveURL(/\/receipts\//)
    await expect(page.getByText('$10.28').first()).toBeVisible()
  },
)

test('one page has all about subscriptions, and the old address leads to its parts', async ({
  page,
  site,
  person,
}) => {
  const shop = await newTierShop(site)
  const id = await subscribe(person, shop.id)
  await page.goto('/subscription-management')
  await expect(page).toHaveURL('/subscriptions')
  await expect(title(page, 'My Subscriptions')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ines Harbour' })).toHaveCount(1)
  await expect(page.getByText(/^\$10\.28 on /)).toBeVisible()
  await expect(button(page, 'Cancel Ines Harbour')).toBeVisible()
  await link(page, 'Manage Ines Harbour').click()
  await expect(page).toHaveURL(`/subscriptions?subscription=${id}`)
  await expect(button(page, 'Pause: Ines Harbour')).toBeVisible()
  await link(page, 'All subscriptions').click()
  await link(page, 'Spending').click()
  await expect(button(page, 'Set a budget in USD')).toBeVisible()
  await link(page, 'Billing history').click()
  await expect(page.getByText('Harbour light').first()).toBeVisible()
  await link(page, 'Cards and billing address').click()
  await expect(page).toHaveURL('/settings/billing')
  for (const [from, to] of [
    ['tab=spending', '/subscriptions?tab=spending'],
    ['tab=history', '/subscriptions?tab=history'],
    ['tab=billing', '/settings/billing'],
    [`subscription=${id}`, `/subscriptions?subscription=${id}`],
  ] as const) {
    await page.goto(`/subscription-management?${from}`)
    await expect(page).toHaveURL(to)
  }
})

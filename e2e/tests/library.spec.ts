import { ContentId } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { addressOf, contents } from '../src/lib/contents.ts'
import { onBoth } from '../src/lib/devices.ts'
import { button, title } from '../src/lib/forms.ts'
import { cards, newSold, paid, payButton, typeCard } from '../src/lib/paying.ts'
import { startVideo, timeOf, videoOn } from '../src/lib/playing.ts'
import { newTierShop, subscribe } from '../src/lib/subscribing.ts'
import { expect, test } from '../src/lib/test.ts'

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Library' }).getByRole('link', { name })
const idOf = (address: string) => ContentId.parse(address.replace('/content/', ''))

/** Plays a second up to there and stops by itself, however slow the machine is. */
const stopAt = (page: Page, seconds: number) =>
  videoOn(page).evaluate((video: HTMLVideoElement, end) => {
    const stopped = Promise.withResolvers<void>()
    video.addEventListener('timeupdate', () => {
      if (video.currentTime < end) return
      video.pause()
      stopped.resolve()
    })
    video.currentTime = end - 1
    return stopped.promise
  }, seconds)

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
      await page.goto(article)
      await expect(title(page, contents.article)).toBeVisible()
      await page.goto(address)
      await startVideo(page)
      await stopAt(page, 8)
      await expect
        .poll(async () => (await call('listContinueWatching', { query: {} })).content.length)
        .toBe(1)
      await page.goto('/library')
      const shelf = page.getByRole('region', { name: 'Continue watching' })
      await expect(shelf.getByText('1 min left')).toBeVisible()
      await expect(shelf.getByText('Stopped at “First wash”')).toBeVisible()
      await shelf.getByRole('link', { name: contents.video }).click()
      await startVideo(page)
      expect(await timeOf(page)).toBeGreaterThan(7)
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
      const { content } = await call('readContent', { params: { id: idOf(address) }, query: {} })
      expect(content.viewer.resumeAt).not.toBeNull()
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
    await expect(page.getByRole('heading', { name: 'Harbour at dusk' })).toBeVisible()
    await link(page, 'Receipt for Harbour at dusk').click()
    await expect(page).toHaveURL(/\/receipts\//)
    await expect(page.getByText('$10.28').first()).toBeVisible()
  },
)

test(
  'one page has all about subscriptions, and the old address leads to its parts',
  onBoth,
  async ({ page, site, person }) => {
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
  },
)

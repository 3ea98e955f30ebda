import type { Locator, Page } from '@playwright/test'
import { addressOf } from '../src/lib/contents.ts'
import { onBoth } from '../src/lib/devices.ts'
import { button } from '../src/lib/forms.ts'
import { cards, goOn, newPost, paid, payButton, typeCard } from '../src/lib/paying.ts'
import { holdVideo, reaches, videoOn } from '../src/lib/playing.ts'
import { newTierShop, ownSubscription } from '../src/lib/subscribing.ts'
import { expect, test } from '../src/lib/test.ts'

const anyPrice = /[$€£]\d/
const panelOn = (page: Page) => page.getByRole('region', { name: /^Unlock this/ })
const byTier = { visibility: 'subscribers', pricing: { type: 'subscription' } } as const

/** A post that is sold, in a tier with two others. */
const newUnlockable = async (site: Parameters<typeof newTierShop>[0]) => {
  const { creator } = await newTierShop(site)
  await newPost(creator, { ...byTier, title: 'Quay' })
  await newPost(creator, { ...byTier, title: 'Pier' })
  return newPost(creator, {
    visibility: 'subscribers',
    pricing: { type: 'paid', price: { amount: 699, currency: 'USD' } },
  })
}

/** Nothing of what locked it is left. */
const isOpen = async (page: Page) => {
  await expect(page.getByText('Rain over the harbour.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour')
  await expect(panelOn(page)).toBeHidden()
  await expect(page.getByRole('img', { name: 'Locked' })).toHaveCount(0)
  await expect(page.getByRole('main').getByText(anyPrice)).toHaveCount(0)
  await expect(page.getByText('Exclusive')).toHaveCount(0)
}

test(
  'a locked post says its prices in one panel, and is bought from there',
  onBoth,
  async ({ page, site, person }) => {
    const id = await newUnlockable(site)
    await page.goto(`/content/${id}`)
    const panel = panelOn(page)
    await test.step('each way with its price, and what else the tier opens', async () => {
      await expect(panel.getByRole('heading', { name: 'Buy it once' })).toBeVisible()
      await expect(panel).toContainText('Yours to keep. Full refund within 30 days')
      await expect(panel).toContainText('Opens this article and 2 more posts. Cancel anytime.')
      const posts = panel.getByRole('list', { name: 'Included posts' })
      await expect(posts.getByRole('link')).toHaveCount(2)
      await expect(posts.getByRole('link', { name: 'Pier' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour')
    })
    await test.step('the breakdown of both is folded', async () => {
      const splits = panel.getByText(/ goes to Ines Harbour, /)
      await expect(splits.first()).toBeHidden()
      await panel.getByText('Price breakdown').click()
      await expect(splits).toHaveCount(2)
      await expect(splits.first()).toBeVisible()
    })
    await test.step('no price stands anywhere else, and comments wait', async () => {
      await page.getByText('Comments open when you unlock this article.').scrollIntoViewIfNeeded()
      await expect(page.getByRole('heading', { name: 'More from Ines Harbour' })).toBeAttached()
      const prices = page.getByRole('main').getByText(anyPrice)
      await expect(prices).toHaveCount(await panel.getByText(anyPrice).count())
      await expect(page.getByLabel('Add a comment')).toBeHidden()
    })
    await panel.getByRole('link', { name: 'Buy for $7.19' }).click()
    await typeCard(page, cards.good)
    await payButton(page).click()
    await paid(page)
    await goOn(page, 'Read now')
    await isOpen(page)
    expect(new URL(page.url()).pathname, person.username).toBe(`/content/${id}`)
  },
)

test(
  'subscribing from a locked post leads back to it, open',
  onBoth,
  async ({ page, site, person }) => {
    const id = await newUnlockable(site)
    await page.goto(`/content/${id}`)
    await page.getByRole('link', { name: 'Subscribe for $10.28/mo: Harbour light' }).click()
    await typeCard(page, cards.good)
    await button(page, 'Subscribe, $10.28 a month').click()
    await paid(page)
    await goOn(page, 'Back to the post')
    await isOpen(page)
    await expect(page.getByText('Included for you').first()).toBeVisible()
    expect(await ownSubscription(person)).toMatchObject({ tier: { name: 'Harbour light' } })
  },
)

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not drawn')
  return { ...box, bottom: box.y + box.height }
}

test(
  'the preview plays in the place of the artwork and gives it back, and chapters say what it shows',
  onBoth,
  async ({ page, site, isMobile }) => {
    await page.goto(await addressOf(site, 'teaser'))
    const panel = panelOn(page)
    const watch = button(page, /^Watch the preview, 0:0\d$/)
    await expect(panel.getByRole('heading', { name: 'Join Studio door' })).toBeVisible()
    const [title, resting] = [await boxOf(watch), await boxOf(panel)]
    if (isMobile) expect(resting.y).toBeGreaterThanOrEqual(title.bottom)
    else expect(resting.y).toBeLessThan(title.y)

    await watch.click()
    await holdVideo(page)
    await reaches(page, 0.3)
    expect((await boxOf(panel)).y).toBeGreaterThanOrEqual((await boxOf(videoOn(page))).bottom)
    await holdVideo(page, false)
    await expect(watch).toBeVisible({ timeout: 30_000 })
    await expect(videoOn(page)).toHaveCount(0)

    const chapters = page.getByRole('region', { name: 'In this video' })
    await expect(chapters.getByRole('listitem').last().getByRole('img')).toHaveAccessibleName(
      'Locked',
    )
    await chapters.getByRole('button', { name: /First look 0:0\d preview/ }).click()
    await holdVideo(page)
    await reaches(page, 0.1)
  },
)

import type { Page } from '@playwright/test'
import { onBoth } from '../src/lib/devices.ts'
import { dragAlong } from '../src/lib/drag.ts'
import { button, field } from '../src/lib/forms.ts'
import { giveSession, newPerson } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'
import { chooseFiles, makeFilm, startContent } from '../src/lib/wizard.ts'

const status = (page: Page, words: string) =>
  page.getByRole('main').getByText(words, { exact: true })
const stepOf = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) })
const audience = (page: Page, name: string) =>
  page.getByRole('main').getByText(name, { exact: true })
const selling = (page: Page) =>
  page.getByRole('switch', { name: /^(Charge for it|Also sell it to everyone else)$/ })
const handle = (page: Page, name: string | RegExp) => page.getByRole('slider', { name })

test.beforeEach(async ({ context, site }) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Mara Vell' })
  await giveSession(context, site, creator.session)
  // Without it the browser opens the field of a form, which a test can fill.
  await context.addInitScript('delete window.showOpenFilePicker')
})

test('who gets a post and what it costs is one question', onBoth, async ({ page }) => {
  await startContent(page, 'Article')
  await field(page, 'Title').fill('Notes on weather')
  await expect(status(page, 'Saved')).toBeVisible()
  await stepOf(page, 'Pricing & Visibility').click()

  await test.step('every answer goes with and without a price', async () => {
    await expect(page.getByText('Everyone can open it.')).toBeVisible()
    await audience(page, 'Premium subscribers').click()
    await expect(page.getByText(/your premium subscribers\. It isn’t sold/)).toBeVisible()
    await selling(page).click()
    await expect(
      page.getByText('Included for your premium subscribers. Everyone else can buy it.'),
    ).toBeVisible()
    await audience(page, 'Everyone').click()
    await expect(
      page.getByText('Only people who buy it can open it.', { exact: true }),
    ).toBeVisible()
    await expect(status(page, 'Saved')).toBeVisible()
  })

  await test.step('either side of the price is typed, and the other follows', async () => {
    await field(page, 'Fans pay').fill('10.28')
    await expect(field(page, 'You receive')).toHaveValue('8.79')
    await field(page, 'You receive').fill('10')
    await expect(field(page, 'Fans pay')).toHaveValue('11.69')
    await page.getByText('Price breakdown').click()
    await expect(page.getByText('$1.36')).toBeVisible()
    await expect(status(page, 'Saved')).toBeVisible()
  })

  await test.step('a total that no price makes offers the closest ones', async () => {
    await field(page, 'Fans pay').fill('5.14')
    await expect(page.getByText('No price comes to exactly this')).toBeVisible()
    await expect(status(page, 'Not saved: Price')).toBeVisible()
    await expect(button(page, '$5.13')).toBeVisible()
    await button(page, '$5.15').click()
    await expect(field(page, 'Fans pay')).toHaveValue('5.15')
    await expect(field(page, 'You receive')).toHaveValue('4.40')
    await expect(status(page, 'Saved')).toBeVisible()
  })

  await test.step('another currency is chosen once, and the next post starts in it', async () => {
    await page.getByText('Other currency').click()
    await field(page, 'Currency').selectOption('EUR')
    await expect(status(page, 'Saved')).toBeVisible()
    await page.reload()
    await expect(field(page, 'Fans pay')).toHaveValue('5.15')
    await expect(selling(page)).toBeChecked()
    await startContent(page, 'Article')
    await stepOf(page, 'Pricing & Visibility').click()
    await selling(page).click()
    await page.getByText('Other currency').click()
    await expect(field(page, 'Currency')).toHaveValue('EUR')
  })
})

test(
  'times are set on the player, by dragging, by keys and by typing',
  onBoth,
  async ({ page, hasTouch }) => {
    await startContent(page, 'Video')
    await chooseFiles(page, 'Choose file', [await makeFilm(20)])
    await field(page, 'Title').fill('A test pattern')
    await expect(button(page, 'Play (k)')).toBeVisible({ timeout: 120_000 })
    const video = page.locator('video')
    const seek = (second: number) =>
      video.evaluate((media: HTMLVideoElement, to) => {
        media.currentTime = to
      }, second)
    const shown = () => video.evaluate((media: HTMLVideoElement) => Math.round(media.currentTime))

    await test.step('chapters', async () => {
      const startsAt = field(page, 'Starts at').nth(1)
      await button(page, 'Add chapter at current time').click()
      await field(page, 'Chapter 1').fill('One')
      await seek(5.4)
      await button(page, 'Add chapter at current time').click()
      await expect(startsAt).toHaveValue('0:05')
      await field(page, 'Chapter 2').fill('Two')
      const second = handle(page, 'Start of chapter 2, Two')
      await second.press('ArrowRight')
      await expect(startsAt).toHaveValue('0:06')
      await second.press('Shift+ArrowRight')
      await expect(startsAt).toHaveValue('0:16')
      expect(await shown()).toBe(16)
      // It stops a second after the chapter before it.
      for (let presses = 0; presses < 2; presses++) await second.press('Shift+ArrowLeft')
      await expect(startsAt).toHaveValue('0:01')
      await dragAlong(second, 0.5, hasTouch)
      await expect(startsAt).toHaveValue('0:11')

      await startsAt.fill('0:00')
      await expect(page.getByText('Another chapter starts here')).toBeVisible()
      await startsAt.fill('9:00')
      await expect(page.getByText('This is past the end')).toBeVisible()
      await expect(status(page, 'Not saved: Chapters')).toBeVisible()
      await seek(12.2)
      await button(page, 'Use current time for chapter 2').click()
      await expect(startsAt).toHaveValue('0:12')
      await expect(status(page, 'Saved')).toBeVisible()
      await page.reload()
      await expect(startsAt).toHaveValue('0:12')
    })

    await test.step('the preview', async () => {
      await stepOf(page, 'Pricing & Visibility').click()
      await expect(button(page, 'Play (k)')).toBeVisible()
      const [start, end] = [handle(page, 'Preview start'), handle(page, 'Preview end')]
      await expect(field(page, 'End')).toHaveValue('0:04')
      await end.press('Shift+ArrowRight')
      await expect(field(page, 'End')).toHaveValue('0:14')
      // At most four fifths of it are free: the start comes along.
      await end.press('Shift+ArrowRight')
      await expect(field(page, 'End')).toHaveValue('0:20')
      await expect(field(page, 'Start')).toHaveValue('0:04')
      await dragAlong(start, 0.25, hasTouch)
      await expect(field(page, 'Start')).toHaveValue('0:09')
      await field(page, 'Start').fill('0:10')
      await expect(start).toHaveAttribute('aria-valuetext', '0:10')
      await seek(15.3)
      await button(page, 'Use current time as end').click()
      await expect(end).toHaveAttribute('aria-valuenow', '15')
      await button(page, 'Create preview').click()
      await expect(page.getByText('0:10 to 0:15: Ready')).toBeVisible({ timeout: 120_000 })
      await expect(status(page, 'Saved')).toBeVisible()
    })
  },
)

test(
  'an article is written on a page of its own, with its details in a drawer',
  onBoth,
  async ({ page, viewport }) => {
    await startContent(page, 'Article')
    await expect(status(page, '0 words')).toBeVisible()
    await field(page, 'Title').click()
    await page.keyboard.type('Notes on weather')
    // Enter goes on to the text.
    await page.keyboard.press('Enter')
    await page.keyboard.type('It rained for a week.')
    await expect(status(page, '5 words')).toBeVisible()
    await expect(status(page, 'Saved')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes on weather')

    await button(page, 'Details').click()
    const drawer = page.getByRole('dialog', { name: 'Details' })
    await expect(field(page, 'Description (optional)')).toBeFocused()
    await expect(async () => {
      const box = await drawer.boundingBox()
      const { width = 0, height = 0 } = viewport ?? {}
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(width, 0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0)
    }).toPass()
    await page.keyboard.type('A week without sun.')
    await field(page, 'Category').selectOption('travel')
    await field(page, 'Tags (optional)').fill('rain, notes')
    await drawer.getByRole('button', { name: 'Done' }).click()
    await expect(drawer).toBeHidden()
    await expect(button(page, 'Details')).toBeFocused()
    await expect(status(page, 'Saved')).toBeVisible()
    await stepOf(page, 'Review & Publish').click()
    const facts = page.getByRole('main').getByRole('definition')
    await expect(facts.filter({ hasText: 'Travel' })).toBeVisible()
    await expect(facts.filter({ hasText: 'rain, notes' })).toBeVisible()
  },
)

test('a file that replaces a published one plays without opening the page again', async ({
  page,
}) => {
  test.slow()
  const duration = () =>
    page
      .getByRole('region', { name: 'Your upload' })
      .locator('video')
      .evaluate((media: HTMLVideoElement) => Math.round(media.duration))
  await startContent(page, 'Video')
  await chooseFiles(page, 'Choose file', [await makeFilm(8)])
  await field(page, 'Title').fill('A test pattern')
  await expect(button(page, 'Play (k)')).toBeVisible({ timeout: 120_000 })
  await expect.poll(duration).toBe(8)
  await stepOf(page, 'Review & Publish').click()
  await page.getByRole('checkbox', { name: /rights/ }).check()
  await button(page, 'Publish Content').click()
  await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible({ timeout: 120_000 })
  await stepOf(page, 'Upload & Details').click()
  await expect.poll(duration).toBe(8)
  await chooseFiles(page, 'Replace', [await makeFilm(4)])
  await expect.poll(duration, { timeout: 120_000 }).toBe(4)
})

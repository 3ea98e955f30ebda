import type { Page } from '@playwright/test'
import { button, field } from '../src/lib/forms.ts'
import { giveSession, newPerson } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'
import { startContent } from '../src/lib/wizard.ts'

const main = (page: Page) => page.getByRole('main')
const status = (page: Page, words: string) => main(page).getByText(words, { exact: true })
const step = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) })
const rights = (page: Page) => page.getByRole('checkbox', { name: /have the rights/ })
const selling = (page: Page) => page.getByRole('switch', { name: 'Charge for it' })
const articleText = (page: Page) => page.getByRole('textbox', { name: 'Article text' })

test.beforeEach(async ({ context, site }) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Mara Vell' })
  await giveSession(context, site, creator.session)
})

test('a creator is told what a post lacks, what is saved and that it is out', async ({ page }) => {
  await startContent(page, 'Article')

  await test.step('a step that is not complete is not ticked', async () => {
    await step(page, 'Review & Publish').click()
    await expect(page.getByText('Before you can publish')).toBeVisible()
    await expect(step(page, 'Content Type').or(page.getByText('Content Type'))).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Steps' })).not.toContainText(
      'Upload & Details (complete)',
    )
    await step(page, 'Upload & Details').click()
    await field(page, 'Title').fill('Notes on weather')
    await articleText(page).click()
    await page.keyboard.type('It rained for a week.')
    await expect(status(page, 'Saved')).toBeVisible()
    await step(page, 'Pricing & Visibility').click()
    await expect(step(page, 'Upload & Details')).toHaveAccessibleName(/\(complete\)$/)
  })

  await test.step('what only subscribers get needs a tier', async () => {
    await page.getByRole('main').getByText('Subscribers', { exact: true }).click()
    await expect(page.getByText('Nobody can subscribe to this yet')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create a paid tier' })).toHaveAttribute(
      'href',
      '/dashboard/subscriptions/tiers/new',
    )
    await page.getByText('Everyone', { exact: true }).click()
    await expect(page.getByText('Nobody can subscribe to this yet')).toBeHidden()
  })

  await test.step('a price that cannot be taken is not called saved, and one that can is kept', async () => {
    await selling(page).click()
    await expect(status(page, 'Saved')).toBeVisible()
    await field(page, 'Fans pay').fill('1')
    await expect(status(page, 'Not saved: Price')).toBeVisible()
    await field(page, 'Fans pay').fill('12.86')
    await expect(status(page, 'Saved')).toBeVisible()
    await selling(page).click()
    await selling(page).click()
    await expect(field(page, 'Fans pay')).toHaveValue('12.86')
    await expect(status(page, 'Saved')).toBeVisible()
  })

  await test.step('who can open it is said of price and visibility together', async () => {
    await step(page, 'Review & Publish').click()
    await expect(
      main(page)
        .getByRole('definition')
        .getByText(/^Only people who buy/),
    ).toBeVisible()
  })

  await test.step('it is out, in view and ready to share', async () => {
    await rights(page).check()
    await button(page, 'Publish Content').click()
    const published = page.getByRole('heading', { name: 'Published' })
    await expect(published).toBeInViewport()
    await expect(published).toBeFocused()
    await expect(page.getByText('“Notes on weather” is out.')).toBeVisible()
    await expect(button(page, 'Copy link')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Make another' })).toHaveAttribute(
      'href',
      '/create',
    )
    await button(page, 'Share').click()
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await dialog.getByText('QR code').click()
    await expect(dialog.getByRole('img', { name: 'QR code for Notes on weather' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the owner sees what strangers see', async () => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'A visitor' }).click()
    const visitor = await opened
    await expect(button(visitor, 'Tip')).toBeVisible()
    await expect(button(visitor, 'Report')).toBeVisible()
    await button(visitor, 'Tip').click()
    await expect(visitor.getByText('You can’t tip yourself.')).toBeVisible()
    await visitor.close()
  })

  await test.step('the rights are asked for once', async () => {
    await button(page, 'Unpublish').click()
    await expect(button(page, 'Publish Content')).toBeEnabled()
    await expect(rights(page)).toBeHidden()
    await button(page, 'Publish Content').click()
    await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible()
  })
})

test('the line that is typed in stays above the buttons, and the tools in sight', async ({
  page,
}) => {
  await startContent(page, 'Article')
  await articleText(page).click()
  for (let line = 1; line <= 30; line += 1) {
    await page.keyboard.type(`${line}`)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('The last line')
  const boxOf = async (what: 'line' | 'foot') => {
    const found = what === 'foot' ? page.locator('[data-foot]') : page.getByText('The last line')
    return (await found.boundingBox()) ?? { y: 0, height: 0 }
  }
  await expect(async () => {
    const [line, foot] = [await boxOf('line'), await boxOf('foot')]
    expect(line.y + line.height).toBeLessThanOrEqual(foot.y)
  }).toPass({ timeout: 10_000 })
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeInViewport({ ratio: 1 })
})

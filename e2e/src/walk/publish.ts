import type { Page } from '@playwright/test'
import { button, field, title } from '../lib/forms.ts'
import { expect } from '../lib/test.ts'
import { makeFilm } from '../lib/wizard.ts'
import type { Hand } from './hand.ts'

const startDraft = async (page: Page, hand: Hand, type: 'Video' | 'Article', name: string) => {
  await page.goto('/create')
  await hand.choose(page.getByRole('radio', { name: new RegExp(`^${type}`) }))
  await hand.press(button(page, 'Next'))
  await hand.write(field(page, 'Title'), name)
}

/** From the details through the prices to the end; what is not chosen stays free for everyone. */
const finish = async (page: Page, hand: Hand, name: string) => {
  await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible()
  await hand.press(page.getByRole('link', { name: 'Next' }))
  await expect(page.getByRole('switch', { name: 'Allow comments' })).toBeVisible()
  await hand.press(page.getByRole('link', { name: 'Next' }))
  await hand.check(page.getByRole('checkbox', { name: /I made this or have the rights/ }))
  await hand.press(button(page, 'Publish Content'))
  await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible({ timeout: 120_000 })
  await hand.press(page.getByRole('link', { name: 'View post' }))
  await expect(title(page, name)).toBeVisible()
}

export const publishVideo = async (page: Page, hand: Hand) => {
  const name = 'A test pattern'
  await startDraft(page, hand, 'Video', name)
  const asked = page.waitForEvent('filechooser')
  await hand.press(button(page, 'Choose file'))
  await (await asked).setFiles([await makeFilm()])
  await expect(button(page, 'Replace')).toBeVisible()
  await finish(page, hand, name)
}

export const publishArticle = async (page: Page, hand: Hand) => {
  const name = 'Notes on weather'
  await startDraft(page, hand, 'Article', name)
  await hand.write(page.getByRole('textbox', { name: 'Article text' }), 'It rained for a week.')
  await finish(page, hand, name)
  await expect(page.getByText('It rained for a week.')).toBeVisible()
}

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dropPaths } from '../src/lib/drop.ts'
import { button, choose, field } from '../src/lib/forms.ts'
import { giveSession, newPerson } from '../src/lib/people.ts'
import { makePicture } from '../src/lib/picture.ts'
import { expect, test } from '../src/lib/test.ts'
import { chooseFiles, makeFilm, startContent } from '../src/lib/wizard.ts'

const saved = (page: Page) => page.getByRole('main').getByText('Saved', { exact: true })
const stepOf = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) })
const text = (name: string, words: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
})

test.beforeEach(async ({ context, site }) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Mara Vell' })
  await giveSession(context, site, creator.session)
  // Without it the browser opens the field of a form, which a test can fill.
  await context.addInitScript('delete window.showOpenFilePicker')
})

test('a frame becomes the cover, and a part of the video everyone’s teaser', async ({ page }) => {
  await startContent(page, 'Video')
  await stepOf(page, 'Pricing & Visibility').click()
  await expect(page.getByText('You can choose a preview once your file is uploaded')).toBeVisible()
  await stepOf(page, 'Upload & Details').click()
  await chooseFiles(page, 'Choose file', [await makeFilm()])
  await field(page, 'Title').fill('A test pattern')

  const frames = page.getByRole('button', { name: /^Use the frame at/ })
  await expect(frames.first()).toBeVisible({ timeout: 120_000 })
  await frames.last().click()
  await expect(page.getByAltText('Current cover')).toBeVisible()

  await stepOf(page, 'Pricing & Visibility').click()
  await field(page, 'Start').fill('0:01')
  await field(page, 'End').fill('9:00')
  await expect(page.getByText(/^Your file ends at 0:0\d$/)).toBeVisible()
  await expect(button(page, 'Create preview')).toBeDisabled()
  await field(page, 'End').fill('0:04')
  await button(page, 'Create preview').click()
  await expect(page.getByText('0:01 to 0:04: Ready')).toBeVisible({ timeout: 120_000 })

  await page.getByRole('main').getByText('Subscribers', { exact: true }).click()
  await expect(saved(page)).toBeVisible()
  await stepOf(page, 'Review & Publish').click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'A visitor' }).click()
  await expect(button(await opened, 'Watch the preview, 0:03')).toBeVisible()
})

test('captions are read, and a file that is none says so', async ({ page }) => {
  await startContent(page, 'Audio')
  const add = 'Upload a VTT or SRT file'
  const cue = '00:00:01.000 --> 00:00:02.000\nA tone begins.\n'
  await chooseFiles(page, add, [text('tone.vtt', `WEBVTT\n\n${cue}`)])
  await expect(button(page, 'Remove English captions')).toBeVisible()
  await field(page, 'Language').selectOption('de')
  const srt = `1\n${cue.replaceAll('.000', ',000')}`
  await chooseFiles(page, add, [text('ton.srt', srt)])
  await expect(button(page, 'Remove German captions')).toBeVisible()

  await field(page, 'Language').selectOption('fr')
  await chooseFiles(page, add, [text('son.vtt', 'WEBVTT\n\n00:05.000 --> 00:02.000\nBackwards\n')])
  const refused = page.getByText('These captions aren’t valid WebVTT or SRT. Choose another file.')
  await expect(refused).toBeVisible()
  await button(page, 'Remove French captions').click()
  await expect(refused).toBeHidden()
  await chooseFiles(page, add, [text('son.srt', 'Only words')])
  await expect(page.getByText('son.srt: File type not supported. Accepted: VTT, SRT')).toBeVisible()
})

test('chapters are put in order, and what is not a time is not kept', async ({ page }) => {
  await startContent(page, 'Audio')
  for (const [at, [start, name]] of [
    ['1:15', 'Second'],
    ['0:00', 'First'],
    ['5:99', 'Never'],
  ].entries()) {
    await button(page, 'Add chapter').press('Enter')
    await field(page, 'Starts at')
      .nth(at)
      .fill(start ?? '')
    await field(page, `Chapter ${at + 1}`).fill(name ?? '')
  }
  await expect(page.getByText('Enter a time like 1:15')).toBeVisible()
  await expect(page.getByText('Not saved: Chapters')).toBeVisible()
  await button(page, 'Remove chapter 3').click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(field(page, 'Chapter 1')).toHaveValue('First')
  await expect(field(page, 'Chapter 2')).toHaveValue('Second')
  await expect(field(page, 'Chapter 3')).toBeHidden()
})

test('posts stand in a series in the order that was chosen', async ({ page }) => {
  for (const title of ['Rain', 'Snow']) {
    await startContent(page, 'Article')
    await field(page, 'Title').fill(title)
    await expect(saved(page)).toBeVisible()
    await stepOf(page, 'Pricing & Visibility').click()
    if (title === 'Rain') {
      await field(page, 'Or create a new series (optional)').fill('Weather')
      await button(page, 'Create series').click()
    } else await field(page, 'Add to series').selectOption({ label: 'Weather (1 post)' })
    await expect(page.getByRole('list', { name: 'Series order' })).toContainText(title)
  }
  const parts = page.getByRole('list', { name: 'Series order' }).getByRole('listitem')
  await expect(parts).toHaveText([/Rain/, /Snow/])
  await button(page, 'Move this post earlier').press('Enter')
  await expect(parts).toHaveText([/Snow/, /Rain/])
  await page.getByRole('link', { name: 'View series' }).click()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Snow/, /Rain/])
})

test('what is dropped is taken, folders too, and the rest is named', async ({ page }, info) => {
  const { buffer } = await makePicture()
  const path = (name: string) => join(info.outputDir, name)
  await mkdir(path('skies/evening'), { recursive: true })
  for (const name of ['skies/noon.png', 'skies/evening/dusk.png'])
    await writeFile(path(name), buffer)
  await writeFile(path('skies/.DS_Store'), 'left by a system')
  await writeFile(path('empty.png'), '')
  await writeFile(path('notes.txt'), 'Not a picture')

  await page.goto('/dashboard/content')
  await expect(page.getByText('No content found')).toBeVisible()
  await dropPaths(page, ['skies', 'empty.png', 'notes.txt'].map(path))
  const dialog = page.getByRole('dialog', { name: 'Upload Content' })
  await expect(dialog.getByText(/· Uploaded/)).toHaveCount(2)
  await expect(dialog.getByText('empty.png: This file is empty')).toBeVisible()
  await expect(dialog.getByText(/^notes.txt: File type not supported/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  // Finished files are not thrown away unasked.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await button(page, 'Keep').click()
  await expect(dialog.getByText(/· Uploaded/)).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await button(page, 'Discard').click()
  await expect(dialog).toBeHidden()

  await dropPaths(page, [path('skies/noon.png')])
  await expect(dialog.getByText('noon.png')).toBeVisible()
  await expect(dialog.getByText(/· Uploaded/)).toHaveCount(1)
  // What was cancelled is gone for good; what was not becomes a draft, also after a reload.
  await page.reload()
  await expect(page.getByRole('link', { name: 'noon' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'dusk' })).toBeHidden()
  await expect(page.getByText(/again to continue/)).toBeHidden()
})

test('the trash keeps a post, and a search that is cleared stays cleared', async ({ page }) => {
  await startContent(page, 'Article')
  await field(page, 'Title').fill('Fog')
  await expect(saved(page)).toBeVisible()
  await page.goto('/dashboard/content')
  await button(page, 'Actions for Fog').press('Enter')
  await choose(page, 'Delete')
  await expect(page.getByRole('link', { name: 'Fog' })).toBeHidden()

  await button(page, 'Filters').click()
  await field(page, 'Status').selectOption('deleted')
  await expect(page.getByText('Permanently deleted in 30 days')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Fog' }).check()
  await button(page, 'Restore').click()
  await expect(page.getByText('1 post restored')).toBeVisible()

  await field(page, 'Search your content').fill('zzzz')
  await expect(page).toHaveURL(/q=zzzz/)
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.getByRole('link', { name: 'Fog' })).toBeVisible()
  await expect(field(page, 'Search your content')).toHaveValue('')
})

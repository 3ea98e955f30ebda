import type { Page } from '@playwright/test'
import { onBoth } from '../src/lib/devices.ts'
import { button, field, title } from '../src/lib/forms.ts'
import { giveSession, newPerson } from '../src/lib/people.ts'
import { makePicture } from '../src/lib/picture.ts'
import { expect, test } from '../src/lib/test.ts'
import { chooseFiles, makeFilm, startContent } from '../src/lib/wizard.ts'

/** The navigation has a link of the same name. */
const saveStatus = (page: Page, words: string) =>
  page.getByRole('main').getByText(words, { exact: true })

test.beforeEach(async ({ context, site }) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Mara Vell' })
  await giveSession(context, site, creator.session)
  // Without it the browser opens the field of a form, which a test can fill.
  await context.addInitScript('delete window.showOpenFilePicker')
})

test('an article is written, saved by itself and published', onBoth, async ({ page }) => {
  await startContent(page, 'Article')
  await field(page, 'Title').fill('Notes on weather')
  await page.getByRole('textbox', { name: 'Article text' }).click()
  await page.keyboard.type('It rained for a week.')
  await expect(saveStatus(page, 'Saved')).toBeVisible()
  await page.reload()
  await expect(page.getByText('It rained for a week.')).toBeVisible()

  await page.getByRole('link', { name: /Review & Publish/ }).click()
  await expect(button(page, 'Publish Content')).toBeDisabled()
  await page.getByRole('checkbox', { name: /I made this or have the rights/ }).check()
  await button(page, 'Publish Content').click()
  await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible()
  await page.getByRole('link', { name: 'View post' }).click()
  await expect(title(page, 'Notes on weather')).toBeVisible()
  await page.goto('/profile')
  await page.getByRole('tab', { name: 'About' }).click()
  const about = page.getByRole('tabpanel', { name: 'About' })
  await expect(about.getByText('1 post', { exact: true })).toBeVisible()
})

test('what is not saved is not published', async ({ page }) => {
  await startContent(page, 'Article')
  await field(page, 'Title').fill('Notes on rain')
  await page.getByRole('textbox', { name: 'Article text' }).click()
  await page.keyboard.type('It rained for a week.')
  await expect(saveStatus(page, 'Saved')).toBeVisible()
  await field(page, 'Title').fill('x'.repeat(121))
  await page.getByRole('link', { name: /Pricing & Visibility/ }).click()
  await expect(page.getByRole('switch', { name: 'Allow comments' })).toBeVisible()
  // An article has no file.
  await expect(page.getByRole('switch', { name: 'Allow downloads' })).toBeHidden()

  await page.getByRole('link', { name: /Review & Publish/ }).click()
  await page.getByRole('checkbox', { name: /I made this or have the rights/ }).check()
  await button(page, 'Publish Content').click()
  await expect(page.getByText('Your latest changes aren’t saved yet')).toBeVisible()
  await expect(page.getByText(/Title: At most 120 characters/)).toBeVisible()

  await page.getByRole('link', { name: /Upload & Details/ }).click()
  await field(page, 'Title').fill('Notes on snow')
  await page.getByRole('link', { name: /Review & Publish/ }).click()
  await page.getByRole('checkbox', { name: /I made this or have the rights/ }).check()
  await button(page, 'Publish Content').click()
  await page.getByRole('link', { name: 'View post' }).click()
  await expect(title(page, 'Notes on snow')).toBeVisible()
})

test('a draft that cannot be made says why', async ({ page }) => {
  const detail =
    'We can’t reach Fanfare to see whether this went through. Try again: it won’t happen twice.'
  const making = (url: URL) => url.pathname === '/api/content'
  await page.goto('/dashboard/content')
  await button(page, 'Upload files').click()
  await chooseFiles(page, 'Choose files', [{ ...(await makePicture()), name: 'harbour.png' }])
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Uploaded')).toBeVisible()
  await page.route(making, (route) => route.abort())
  await dialog.getByRole('button', { name: 'Upload Content' }).click()
  const refused = dialog.getByText(`harbour.png: Failed to create content. ${detail}`)
  await expect(refused).toBeVisible()
  await page.unroute(making)
  await dialog.getByRole('button', { name: 'Upload Content' }).click()
  await expect(page.getByRole('link', { name: 'harbour' })).toBeVisible()
})

test('pictures become a gallery with words and an order', async ({ page }) => {
  const picture = await makePicture()
  await startContent(page, 'Image')
  await chooseFiles(page, 'Choose images', [
    { ...picture, name: 'first.png' },
    { ...picture, name: 'second.png' },
  ])
  await field(page, 'Title').fill('Two skies')
  await page.getByLabel('Description of image 1').fill('A sky at noon')
  await page.getByLabel('Description of image 1').blur()
  await button(page, 'Move image 1 later').click()
  await expect(page.getByLabel('Description of image 2')).toHaveValue('A sky at noon')
})

test('a video is described while it travels, publishes itself and gets a new file', async ({
  page,
}) => {
  const film = await makeFilm()
  await startContent(page, 'Video')
  await chooseFiles(page, 'Choose file', [film])
  await field(page, 'Title').fill('A test pattern')
  await expect(page.getByText('film.mp4')).toBeVisible()
  await expect(button(page, 'Replace')).toBeVisible()

  await page.getByRole('link', { name: /Review & Publish/ }).click()
  await page.getByRole('checkbox', { name: /I made this or have the rights/ }).check()
  await button(page, 'Publish Content').click()
  await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible({ timeout: 120_000 })

  const address = await page.getByRole('link', { name: 'View post' }).getAttribute('href')
  await page.goto(new URL('?step=2', page.url()).href)
  await expect(page.getByText('The link, comments and counts stay the same.')).toBeVisible()
  await chooseFiles(page, 'Replace', [{ ...film, name: 'second-cut.mp4' }])
  await expect(page.getByText('second-cut.mp4')).toBeVisible()
  await expect(button(page, 'Replace')).toBeVisible()
  await page.goto(address ?? '')
  await expect(title(page, 'A test pattern')).toBeVisible()
})

test('a file that is no video is refused in words', async ({ page }) => {
  await startContent(page, 'Video')
  const text = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('MZ nothing') }
  await chooseFiles(page, 'Choose file', [text])
  await expect(
    page.getByText('film.mp4: File type not supported. Accepted: MP4, MOV, AVI, WebM, MKV'),
  ).toBeVisible()
})

test('two tabs that write in the same place are asked', async ({ page, context }) => {
  await startContent(page, 'Article')
  await field(page, 'Title').fill('First')
  await expect(saveStatus(page, 'Saved')).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  // Held back until the first tab has saved, so that it comes too late for certain.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await other.route(/\/api\/content\/[^/]+$/, async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  await field(other, 'Title').fill('Second tab')
  await expect(saveStatus(other, 'Saving')).toBeVisible()
  await field(page, 'Title').fill('First tab')
  await expect(saveStatus(page, 'Saved')).toBeVisible()
  release()
  const asked = other.getByRole('dialog', { name: 'This post was changed in another tab' })
  await expect(asked.getByText('Second tab')).toBeVisible()
  await asked.getByRole('button', { name: 'Use the other tab’s version' }).click()
  await expect(field(other, 'Title')).toHaveValue('First tab')
})

test('several files become drafts, are published together, deleted and had back', async ({
  page,
}) => {
  const picture = await makePicture()
  await page.goto('/dashboard/content')
  await expect(page.getByText('No content found')).toBeVisible()
  await button(page, 'Upload files').click()
  await chooseFiles(page, 'Choose files', [
    { ...picture, name: 'harbour.png' },
    { ...picture, name: 'night.png' },
  ])
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Uploaded')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Upload Content' }).click()
  await page.getByRole('checkbox', { name: 'Select harbour' }).check()
  await page.getByRole('checkbox', { name: 'Select night' }).check()

  const bar = page.getByRole('region', { name: 'Selected posts' })
  await bar.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('2 posts published')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select harbour' }).check()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('link', { name: 'harbour' })).toBeHidden()
  await button(page, 'Undo').click()
  await expect(page.getByRole('link', { name: 'harbour' })).toBeVisible()
})

test('a post is planned for a day, and taken back', async ({ page }) => {
  await startContent(page, 'Article')
  await field(page, 'Title').fill('For the first of May')
  await page.getByRole('textbox', { name: 'Article text' }).click()
  await page.keyboard.type('Not yet.')
  await expect(saveStatus(page, 'Saved')).toBeVisible()
  await page.getByRole('link', { name: /Review & Publish/ }).click()
  await page.getByText('Later', { exact: true }).click()
  await field(page, 'Date').fill('2099-05-01')
  await field(page, 'Time').fill('18:00')
  await field(page, 'Time zone').selectOption('Europe/Lisbon')
  await page.getByRole('checkbox', { name: /I made this or have the rights/ }).check()
  await button(page, 'Schedule Content').click()
  await expect(page.getByText(/will be published .*2099.* \(Europe\/Lisbon\)/)).toBeVisible()
  await page.goto('/dashboard')
  const planned = page.getByRole('row').filter({ hasText: 'For the first of May' })
  await expect(planned).toContainText('Scheduled')
  await expect(planned).toContainText('Fri, May 1')
  await page.goBack()
  await button(page, 'Cancel publishing').click()
  await expect(button(page, 'Publish Content')).toBeVisible()
})

test('of several posts each is published or says why not', async ({ page }) => {
  await startContent(page, 'Video')
  await field(page, 'Title').fill('Without a film')
  await expect(saveStatus(page, 'Saved')).toBeVisible()
  await startContent(page, 'Article')
  await field(page, 'Title').fill('With words')
  await page.getByRole('textbox', { name: 'Article text' }).click()
  await page.keyboard.type('Enough of them.')
  await expect(saveStatus(page, 'Saved')).toBeVisible()

  await page.goto('/dashboard/content')
  await page.getByRole('checkbox', { name: 'Select Without a film' }).check()
  await page.getByRole('checkbox', { name: 'Select With words' }).check()
  const bar = page.getByRole('region', { name: 'Selected posts' })
  await bar.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  const left = page.getByRole('dialog', { name: 'Some posts couldn’t be updated' })
  await expect(left.getByText('Without a film')).toBeVisible()
  await expect(left.getByText('With words')).toBeHidden()
  await left.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText('1 post published')).toBeVisible()
})

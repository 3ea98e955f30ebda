import { button, uploadPicture } from '../src/lib/forms.ts'
import { makePicture } from '../src/lib/picture.ts'
import { expect, test } from '../src/lib/test.ts'

const allowedMs = 2000

test('a new picture shows in every open tab within two seconds, without reload', async ({
  page,
  person,
  otherBrowser,
}) => {
  const visitor = await otherBrowser()
  const connected = visitor.waitForEvent('websocket')
  await visitor.goto(`/profile/${person.username}`)
  await (await connected).waitForEvent('framereceived')
  const loads: string[] = []
  visitor.on('framenavigated', (frame) => loads.push(frame.url()))
  const face = visitor.getByRole('img', { name: `Picture of ${person.name}` })
  await expect(face).toBeVisible()

  await page.goto('/settings/profile')
  const times: number[] = []
  let before: string | null = null
  for (let round = 0; round < 2; round++) {
    const shown = face
      .and(visitor.locator('img'))
      .and(before ? visitor.locator(`img:not([src="${before}"])`) : visitor.locator('img'))
    const arrives = shown.waitFor({ timeout: 10_000 }).then(() => Date.now())
    const { status, at } = await uploadPicture(page, await makePicture())
    expect(status).toBe(202)
    times.push((await arrives) - at)
    await expect
      .poll(() => face.evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(0)
    before = await face.getAttribute('src')
    await expect(page.getByText('Your new picture is up.').first()).toBeVisible()
  }
  console.log(`slice: shown ${times.join(' and ')} ms after the upload was acknowledged`)
  expect(Math.max(...times)).toBeLessThanOrEqual(allowedMs)

  await button(page, 'Remove').click()
  await expect(face.and(visitor.locator('svg'))).toBeVisible({ timeout: allowedMs })
  expect(loads, 'the visitor never reloaded').toEqual([])
})

test('a changed name reaches the open page of a visitor', async ({
  page,
  person,
  otherBrowser,
}) => {
  const visitor = await otherBrowser()
  const connected = visitor.waitForEvent('websocket')
  await visitor.goto(`/profile/${person.username}`)
  await (await connected).waitForEvent('framereceived')
  await page.goto('/settings/profile')
  await page.getByLabel('Display name').fill('Noor of the Vale')
  await button(page, 'Save Changes').click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Noor of the Vale' })).toBeVisible({
    timeout: allowedMs,
  })
})

test('a file that is no picture is refused before it is sent', async ({ page, person }) => {
  await page.goto('/settings/profile')
  await expect(
    page.getByText(`@${person.username}`).or(page.getByText(person.email)),
  ).not.toHaveCount(0)
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Picture file').setInputFiles({ name, mimeType, buffer })
  await choose('notes.txt', 'text/plain', Buffer.from('hello'))
  await expect(page.getByText('Choose a JPG, PNG, GIF or WebP picture.')).toBeVisible()
  await choose('big.png', 'image/png', Buffer.alloc(5_100_000))
  await expect(page.getByText(/Choose one of at most 5 MB/)).toBeVisible()
  await choose('broken.png', 'image/png', Buffer.from('not a picture'))
  await expect(page.getByText('This file is not a picture we can read')).toBeVisible()
})

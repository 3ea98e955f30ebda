import type { Page } from '@playwright/test'
import { timed } from '../src/lib/devices.ts'
import { button, field, uploadPicture } from '../src/lib/forms.ts'
import { makePicture } from '../src/lib/picture.ts'
import { openConnected } from '../src/lib/socket.ts'
import { expect, test } from '../src/lib/test.ts'
import { promisedMs, shortest } from '../src/lib/timing.ts'

/** From when the server has taken a new picture until it is in the place of this one, if any. */
const uploadUntilShown = async (page: Page, visitor: Page, name: string) => {
  const face = visitor.getByRole('img', { name: `${name}’s photo` })
  const before = await face.getAttribute('src')
  const shown = face.and(visitor.locator(before ? `img:not([src="${before}"])` : 'img'))
  const arrives = shown.waitFor().then(() => Date.now())
  const { status, at } = await uploadPicture(page, await makePicture())
  expect(status).toBe(202)
  const ms = (await arrives) - at
  // It is a picture and not only an address of one.
  await expect
    .poll(() => face.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0)
  await expect(page.getByText('Photo updated').first()).toBeVisible()
  return ms
}

test(
  'a picture shows and goes in every open tab within two seconds, without reload',
  timed,
  async ({ page, person, otherBrowser }) => {
    const visitor = await otherBrowser()
    await openConnected(visitor, `/profile/${person.username}`)
    const loads: string[] = []
    visitor.on('framenavigated', (frame) => loads.push(frame.url()))
    const none = visitor
      .getByRole('img', { name: `${person.name}’s photo` })
      .and(visitor.locator('svg'))
    await expect(none).toBeVisible()
    await page.goto('/settings/profile')
    const remove = async () => {
      const from = Date.now()
      await button(page, 'Remove').click()
      await none.waitFor()
      return Date.now() - from
    }

    const first = await shortest(promisedMs, async (round) => {
      if (round > 0) await remove()
      return uploadUntilShown(page, visitor, person.name)
    })
    const second = await shortest(promisedMs, () => uploadUntilShown(page, visitor, person.name))
    const gone = await shortest(promisedMs, async (round) => {
      if (round > 0) await uploadUntilShown(page, visitor, person.name)
      return remove()
    })
    console.log(`slice: first shown after ${first} ms, second after ${second}, gone after ${gone}`)
    expect(Math.max(first, second, gone)).toBeLessThanOrEqual(promisedMs)
    expect(loads, 'the visitor never reloaded').toEqual([])
  },
)

test(
  'a changed name reaches the open page of a visitor',
  timed,
  async ({ page, person, otherBrowser }) => {
    const visitor = await otherBrowser()
    await openConnected(visitor, `/profile/${person.username}`)
    await page.goto('/settings/profile')
    const ms = await shortest(promisedMs, async (round) => {
      const name = `Noor of the Vale ${round + 1}`
      await field(page, 'Display name').fill(name)
      const from = Date.now()
      await button(page, 'Save Changes').click()
      await visitor.getByRole('heading', { level: 1, name }).waitFor()
      return Date.now() - from
    })
    expect(ms).toBeLessThanOrEqual(promisedMs)
  },
)

test('a file that is no picture is refused before it is sent', async ({ page, person }) => {
  await page.goto('/settings/profile')
  await expect(
    page.getByText(`@${person.username}`).or(page.getByText(person.email)),
  ).not.toHaveCount(0)
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Photo file').setInputFiles({ name, mimeType, buffer })
  await choose('notes.txt', 'text/plain', Buffer.from('hello'))
  await expect(page.getByText('Choose a JPG, PNG, GIF or WebP file.')).toBeVisible()
  await choose('big.png', 'image/png', Buffer.alloc(5_100_000))
  await expect(page.getByText(/Choose one up to 5 MB/)).toBeVisible()
  await choose('broken.png', 'image/png', Buffer.from('not a picture'))
  await expect(page.getByText('We can’t read this image')).toBeVisible()
})

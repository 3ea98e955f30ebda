import type { Locator, Page } from '@playwright/test'
import { addressOf } from '../src/lib/contents.ts'
import { onPhone } from '../src/lib/devices.ts'
import { button, field } from '../src/lib/forms.ts'
import { newPost } from '../src/lib/paying.ts'
import { newPerson } from '../src/lib/people.ts'
import { startVideo } from '../src/lib/playing.ts'
import { expect, test } from '../src/lib/test.ts'

/** Where it is once it has come to rest. */
const boxOf = async (opened: Locator) => {
  await opened.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  )
  const box = await opened.boundingBox()
  if (!box) throw new Error('it is not drawn')
  return box
}

const expectInside = async (page: Page, opened: Locator) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await expect(async () => {
    const box = await boxOf(opened)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
  }).toPass({ timeout: 10_000 })
}

/** Browsers that know no anchor positioning. */
const withoutAnchors = (page: Page) =>
  page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (name: string, value?: string) =>
      name !== 'position-area' && supports(name, value as string)
  })

test('the player’s settings open inside a phone’s screen', onPhone, async ({ page, site }) => {
  await page.goto(await addressOf(site, 'video'))
  await startVideo(page)
  await button(page, 'Settings').click()
  const speeds = page.getByRole('group', { name: /^Speed/ })
  await expect(speeds).toBeVisible()
  await expectInside(page, speeds.locator('..'))
  // It shows the speed that the film has, which tells of it a moment after the press.
  const speed = page.getByRole('radio', { name: '1.5×' })
  await speed.click()
  await expect(speed).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(speeds).toBeHidden()
  await expect(button(page, 'Settings')).toBeFocused()
})

for (const old of [false, true]) {
  const where = old ? 'in a browser without anchor positioning' : 'where anchor positioning is'
  test(`a menu at the edge turns over and follows its button ${where}`, async ({
    page,
    person,
    site,
  }) => {
    if (old) await withoutAnchors(page)
    // A post of its own: nobody else's comment moves the button away from the edge.
    const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
    await page.goto(`/content/${await newPost(creator)}`)
    const text = `${person.username} was here`
    await field(page, 'Add a comment').fill(text)
    await button(page, 'Comment').click()
    const comments = page.getByRole('article', { name: /^Comment by/ })
    const mine = comments.filter({ hasText: text })
    const more = mine.getByRole('button', { name: 'More options for this comment' })
    await more.waitFor()
    await page.setViewportSize({ width: 1440, height: 500 })
    await more.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await more.click()
    const menu = page.getByRole('menu').locator('..')
    await expectInside(page, menu)
    const gap = async () => {
      const [at, opened] = [await boxOf(more), await boxOf(menu)]
      return opened.y > at.y ? opened.y - at.y - at.height : at.y - opened.y - opened.height
    }
    expect((await boxOf(menu)).y).toBeLessThan((await boxOf(more)).y)
    expect(await gap()).toBeLessThan(16)
    await page.mouse.wheel(0, 80)
    await expect.poll(gap).toBeLessThan(16)
    await expectInside(page, menu)
  })
}

import { tooWide } from '../src/lib/accessibility.ts'
import { addressOf } from '../src/lib/contents.ts'
import { onPhone } from '../src/lib/devices.ts'
import { giveSession } from '../src/lib/people.ts'
import { tooSmall } from '../src/lib/targets.ts'
import { expect, test } from '../src/lib/test.ts'
import { openWorld } from '../src/lib/world.ts'

const profile = '/profile/northlight'

test('every control is as large as a finger', onPhone, async ({ page, context, site }) => {
  const post = await addressOf(site, 'gallery')
  const world = await openWorld(site)
  const found: Record<string, readonly string[]> = {}
  const look = async (path: string, who: string) => {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {})
    // What is loaded when it comes near, such as comments.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {})
    const small = [...new Set(await tooSmall(page))]
    if (small.length > 0) found[`${path} as ${who}`] = small
  }
  for (const path of ['/', '/explore', profile, post]) await look(path, 'nobody')
  await giveSession(context, site, world.follower)
  const own = ['/', '/?feed=following', '/you', '/notifications', profile, post]
  for (const path of own) await look(path, 'follower')
  expect(found).toEqual({})
})

test('the first screen shows work, not chrome', onPhone, async ({ page, context, site }) => {
  const world = await openWorld(site)
  const firstCover = async (path: string) => {
    await page.goto(path)
    const cover = page.getByRole('main').locator('article img, [aria-roledescription=slide] img')
    await cover.first().waitFor()
    return Math.round((await cover.first().boundingBox())?.y ?? Number.NaN)
  }
  const tops: Record<string, number> = { '/': await firstCover('/') }
  await giveSession(context, site, world.follower)
  for (const path of ['/', '/explore']) tops[`${path} signed in`] = await firstCover(path)
  console.log(`first cover: ${JSON.stringify(tops)}`)
  for (const [path, top] of Object.entries(tops)) {
    expect(top, `the first cover of ${path}`).toBeLessThan(200)
  }
})

test('nothing is wider than a small phone or twice the zoom', async ({ page, context, site }) => {
  const world = await openWorld(site)
  await giveSession(context, site, world.follower)
  const post = await addressOf(site, 'gallery')
  const main = ['/', '/?feed=discover', '/explore', '/search?q=light', profile, post]
  const own = ['/you', '/notifications', '/subscriptions', '/library', '/settings/profile']
  for (const path of [...main, ...own]) {
    // 1440 px at 200% are 720.
    for (const width of [320, 720]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
      expect(await tooWide(page), `${path} at ${width} px`).toBeNull()
    }
  }
})

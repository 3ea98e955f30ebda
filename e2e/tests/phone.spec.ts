import { tooWide } from '../src/lib/accessibility.ts'
import { addressOf, creatorOf } from '../src/lib/contents.ts'
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
    // Each begins with its cover, which is drawn where nobody chose a picture.
    const card = page.getByRole('main').locator('article, [aria-roledescription=slide]').first()
    await card.waitFor()
    return Math.round((await card.boundingBox())?.y ?? Number.NaN)
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

test('what leads to a creator stays within its card on a small phone', async ({
  page,
  person,
  site,
}) => {
  await person.session.call('followUser', { params: { id: await creatorOf(site) } })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(await addressOf(site, 'gallery'))
  const card = page.getByRole('region', { name: 'Creator' })
  await expect(card.getByRole('button', { name: 'Following' })).toBeVisible()
  await expect(card.getByRole('link', { name: 'Subscribe' })).toBeVisible()
  const beyond = await card.evaluate((section) => {
    const { right } = section.getBoundingClientRect()
    const controls = [...section.querySelectorAll('button, a')]
    return controls.filter((one) => one.getBoundingClientRect().right > right).length
  })
  expect(beyond).toBe(0)
})

import type { BrowserContext, Page } from '@playwright/test'
import { barriers, bringAxe } from '../src/lib/accessibility.ts'
import { onDesktop, onPhone, type phone } from '../src/lib/devices.ts'
import type { Site } from '../src/lib/site.ts'
import { test as base, expect } from '../src/lib/test.ts'
import { openWorld, type World } from '../src/lib/world.ts'
import { openScreen, type Screen, screens } from '../src/screens.ts'

const everything = 'local_storage,indexeddb,service_workers,cache_storage'

/** What the one before has left, except for the program, which every page loads alike. */
const forget = async (page: Page, { origin }: Site) => {
  const browser = await page.context().newCDPSession(page)
  await page.context().clearCookies()
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: everything })
}

const test = base.extend<object, { world: World; room: BrowserContext }>({
  world: [async ({ site }, use) => use(await openWorld(site)), { scope: 'worker' }],
  // A browser that has nothing loads all of the program first, which is most of such a test.
  room: [
    async ({ browser }, use, { project }) => {
      const { viewport, hasTouch, isMobile, userAgent } = project.use as typeof phone
      // What moves is half transparent for a moment, and axe would measure that.
      const options = { viewport, hasTouch, isMobile, userAgent, reducedMotion: 'reduce' } as const
      await using context = await browser.newContext(options)
      await use(context)
    },
    { scope: 'worker' },
  ],
  context: async ({ room }, use) => use(room),
  page: async ({ room, site }, use) => {
    const page = await room.newPage()
    await forget(page, site)
    await use(page)
    await page.close()
  },
})

// What is wrong is named with its element, and recording takes a fifth of these tests.
test.use({ trace: 'off' })

/** What the browser draws is behind what the document says by two frames, however long those take. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
  })

const wear = async (page: Page, theme: string) => {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
  await drawn(page)
}

const tooWide = async (page: Page) => {
  await drawn(page)
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return null
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth,
    )
    return `${scrollWidth} px in ${clientWidth}: ${beyond.map((one) => one.outerHTML.slice(0, 90))}`
  })
}

const widths = [1440, 390, 320]
/** All that differs between the themes. */
const colours = ['color-contrast', 'link-in-text-block']

/** What happens on a screen is the same at both widths, and narrowed too; where things stand is not. */
const seenOn = ({ only, act, given }: Screen) =>
  only === 'phone' ? onPhone : only === 'desktop' || act || given ? onDesktop : {}

for (const screen of screens) {
  test(`${screen.name} is fit for everyone`, seenOn(screen), async ({ page, world, isMobile }) => {
    await openScreen(page, screen, world)
    await bringAxe(page)
    await drawn(page)
    expect(await barriers(page)).toEqual([])
    await wear(page, 'light')
    expect(await barriers(page, colours)).toEqual([])
    for (const width of widths.filter((one) => !isMobile || one < 400)) {
      await page.setViewportSize({ width, height: 800 })
      expect(await tooWide(page), `nothing scrolls sideways at ${width} px`).toBeNull()
    }
  })
}

test('what keeps people out is seen', onDesktop, async ({ page }) => {
  await page.setContent('<main style="background:#fff;color:#bbb"><p>Pale</p><input></main>')
  await bringAxe(page)
  const found = (await barriers(page)).join('\n')
  expect(found).toMatch(/color-contrast: <p>Pale/)
  expect(found).toMatch(/label: <input>/)
  expect((await barriers(page, colours)).join()).not.toMatch(/label:/)
})

test('settings can be used at 200% zoom', onDesktop, async ({ page, world }) => {
  // Twice the zoom is half the room: 1280 px wide becomes 640.
  await page.setViewportSize({ width: 640, height: 400 })
  for (const screen of screens.filter(
    ({ path }) => typeof path === 'string' && path.startsWith('/settings'),
  )) {
    if (screen.act || screen.given || screen.as !== 'fan') continue
    await openScreen(page, screen, world)
    expect(await tooWide(page), screen.name).toBeNull()
  }
})

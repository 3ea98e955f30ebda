import type { BrowserContext, Page } from '@playwright/test'
import { barriers, bringAxe, drawn, tooWide } from '../src/lib/accessibility.ts'
import { onPhone, type phone } from '../src/lib/devices.ts'
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

const wear = async (page: Page, theme: string) => {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
  await drawn(page)
}

/** All that differs between the themes. */
const colours = ['color-contrast', 'link-in-text-block']

/** Where a screen stands as it was loaded; what was done or prepared there looks alike when narrowed. */
const isPlain = ({ act, given }: Screen) => !act && !given

for (const screen of screens) {
  const tag = screen.only === 'phone' ? onPhone : {}
  test(`${screen.name} is fit for everyone`, tag, async ({ page, world, isMobile }) => {
    await openScreen(page, screen, world)
    await bringAxe(page)
    await drawn(page)
    expect(await barriers(page)).toEqual([])
    await wear(page, 'light')
    expect(await barriers(page, colours)).toEqual([])
    // Widths decide the layout, so one load serves all of them.
    for (const width of [1440, 390, 320].filter((one) => !isMobile || one < 400)) {
      await page.setViewportSize({ width, height: 800 })
      expect(await tooWide(page), `nothing scrolls sideways at ${width} px`).toBeNull()
      if (width === 390 && !isMobile && isPlain(screen)) {
        expect(await barriers(page), 'as on a phone').toEqual([])
      }
    }
  })
}

test('what keeps people out is seen', async ({ page }) => {
  await page.setContent('<main style="background:#fff;color:#bbb"><p>Pale</p><input></main>')
  await bringAxe(page)
  const found = (await barriers(page)).join('\n')
  expect(found).toMatch(/color-contrast: <p>Pale/)
  expect(found).toMatch(/label: <input>/)
  expect((await barriers(page, colours)).join()).not.toMatch(/label:/)
})

test('settings can be used at 200% zoom', async ({ page, world }) => {
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

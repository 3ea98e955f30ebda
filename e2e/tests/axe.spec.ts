import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
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

/** Without a page of its own for every run, which only frames would need; ours are the payment provider's. */
const axeOn = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

const serious = async (page: Page, axe: AxeBuilder) => {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${page.url()} ${id}: ${nodes.map((one) => one.html).join('\n  ')}`)
}

/** What the browser draws is behind what the document says by a frame or two, however long those take. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

/** Colours that fade, and parts the browser has not drawn again yet, would be measured half-way. */
const settleMs = 300
const wear = async (page: Page, theme: string) => {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
  await drawn(page)
  await page.waitForTimeout(settleMs)
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

/** What happens on a screen is the same at both widths, and narrowed too; where things stand is not. */
const seenOn = ({ only, act, given }: Screen) =>
  only === 'phone' ? onPhone : only === 'desktop' || act || given ? onDesktop : {}

for (const screen of screens) {
  test(`${screen.name} is fit for everyone`, seenOn(screen), async ({ page, world, isMobile }) => {
    await openScreen(page, screen, world)
    expect(await serious(page, axeOn(page))).toEqual([])
    // Only colours differ between the themes.
    await wear(page, 'light')
    const colours = axeOn(page).withRules(['color-contrast', 'link-in-text-block'])
    expect(await serious(page, colours)).toEqual([])
    for (const width of widths.filter((one) => !isMobile || one < 400)) {
      await page.setViewportSize({ width, height: 800 })
      expect(await tooWide(page), `nothing scrolls sideways at ${width} px`).toBeNull()
    }
  })
}

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

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
  await browser.detach()
}

/** A page that serves one screen after another. */
interface Tab {
  readonly page: Page
  screens: number
  /** What runs before every document of a page can't be taken out of it again. */
  isAltered: boolean
}

/** What the browser keeps of each grows to some hundred megabytes by then. */
const screensPerTab = 25

const openTab = async (context: BrowserContext): Promise<Tab> => {
  const page = await context.newPage()
  const tab: Tab = { page, screens: 0, isAltered: false }
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = (...what) => {
    tab.isAltered = true
    return addInitScript(...what)
  }
  return tab
}

interface Room {
  readonly context: BrowserContext
  /** As the screen before has left it, but for what it stored, asked and listened to. */
  readonly enter: () => Promise<Page>
  readonly leave: () => Promise<void>
}

const openRoom = (context: BrowserContext, site: Site, size: typeof phone.viewport): Room => {
  let tab: Tab | undefined
  return {
    context,
    enter: async () => {
      tab ??= await openTab(context)
      await forget(tab.page, site)
      return tab.page
    },
    leave: async () => {
      if (!tab) return
      const { page, isAltered } = tab
      tab.screens += 1
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      if (isAltered || tab.screens === screensPerTab) {
        tab = undefined
        return page.close()
      }
      // Nothing of the screen goes on, and its process, with the program compiled, stays.
      await page.goto(`${site.origin}/robots.txt`)
      await page.setViewportSize(size)
      await page.mouse.move(0, 0)
    },
  }
}

const test = base.extend<object, { world: World; room: Room }>({
  world: [async ({ site }, use) => use(await openWorld(site)), { scope: 'worker' }],
  // A browser or a page that has nothing loads and compiles all of the program first, and axe with
  // it, which is half of such a test.
  room: [
    async ({ browser, site }, use, { project }) => {
      const { viewport, hasTouch, isMobile, userAgent } = project.use as typeof phone
      // What moves is half transparent for a moment, and axe would measure that.
      const options = { viewport, hasTouch, isMobile, userAgent, reducedMotion: 'reduce' } as const
      await using context = await browser.newContext(options)
      await use(openRoom(context, site, viewport))
    },
    { scope: 'worker' },
  ],
  context: async ({ room }, use) => use(room.context),
  page: async ({ room }, use) => {
    await use(await room.enter())
    await room.leave()
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

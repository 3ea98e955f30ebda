import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium as options, startStack } from '@fanfare/ops'
import { chromium, type Page } from '@playwright/test'
import { barriers, bringAxe, drawn, tooWide } from './lib/accessibility.ts'
import { desktop, phone } from './lib/devices.ts'
import { picturesAreUp } from './lib/people.ts'
import { patientSearch } from './lib/searching.ts'
import { siteOf } from './lib/site.ts'
import { openWorld, type World } from './lib/world.ts'
import { openScreen, type Screen, screens } from './screens.ts'

// `npm run shots -- settings` makes only those whose name holds that word.
const wanted = process.argv[2] ?? ''
const folder = fileURLToPath(new URL('../../shots', import.meta.url))
const themes = ['dark', 'light'] as const
const devices = { 1440: desktop, 390: phone }
type Width = keyof typeof devices

await using _stack = await startStack('shots', {
  build: true,
  front: true,
  seed: true,
  environment: patientSearch,
})
const site = siteOf('shots')
await picturesAreUp(site, ['northlight', 'slow_kitchen', 'demo_fan'])
await using browser = await chromium.launch(options)
if (!wanted) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

/** What was looked at on every picture; each fault names its picture. */
const looks = {
  made: { tried: 0, faults: [] as string[] },
  axe: { tried: 0, faults: [] as string[] },
  width: { tried: 0, faults: [] as string[] },
}
const count = (look: keyof typeof looks, picture: string, found: readonly string[]) => {
  looks[look].tried += 1
  if (found.length > 0) looks[look].faults.push(`${picture}: ${found.join('\n  ')}`)
}

async function wear(page: Page, screen: Screen, theme: string, world: World): Promise<void> {
  await page.context().addCookies([{ name: 'theme', value: theme, url: site.origin }])
  if (screen.tellsTheme) {
    await page.reload({ waitUntil: 'networkidle' })
    // What was typed and opened is gone with the page.
    await screen.act?.(page, world)
  }
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
  await drawn(page)
}

/** The pictures of one screen at one width, each examined as it was taken. */
async function shoot(screen: Screen, width: Width, world: World): Promise<void> {
  await using context = await browser.newContext({ ...devices[width], reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openScreen(page, screen, world)
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => {})
  for (const theme of themes) {
    await wear(page, screen, theme, world)
    const picture = `${screen.name}-${width}-${theme}`
    const path = join(folder, `${picture}.png`)
    await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
    count('made', picture, [])
    // A screen that was loaded again for its theme has lost axe.
    await bringAxe(page)
    count('axe', picture, await barriers(page))
    const wide = await tooWide(page)
    count('width', picture, wide === null ? [] : [wide])
  }
}

const chosen = screens.filter(({ name }) => name.includes(wanted))
const queue = chosen.entries()
let done = 0

/** Takes the next screen that nobody has taken, with people of its own, until none is left. */
async function photograph(): Promise<void> {
  const world = await openWorld(site)
  for (const [, screen] of queue) {
    for (const width of [1440, 390] as const) {
      if (screen.only && screen.only !== (width === 390 ? 'phone' : 'desktop')) continue
      try {
        await shoot(screen, width, world)
      } catch (error) {
        count('made', `${screen.name}-${width}`, [(error as Error).message.split('\n')[0] ?? ''])
      }
    }
    done += 1
    console.log(`${String(done).padStart(3)}/${chosen.length} ${screen.name}`)
  }
}
await Promise.all([photograph(), photograph()])

let allHeld = true
for (const [look, { tried, faults }] of Object.entries(looks)) {
  for (const fault of faults) console.log(`  pictures.${look}: ${fault}`)
  const holds = tried > 0 && faults.length === 0
  const held = tried - faults.length
  console.log(`shots pictures.${look} tried=${tried} held=${held} ${holds ? 'ok' : 'short'}`)
  allHeld &&= holds
}
console.log(`${chosen.length} screens in ${folder}`)
process.exitCode = allHeld ? 0 : 1

import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium as options, startStack } from '@fanfare/ops'
import { chromium } from '@playwright/test'
import { desktop, phone } from './lib/devices.ts'
import { picturesAreUp } from './lib/people.ts'
import { siteOf } from './lib/site.ts'
import { openWorld } from './lib/world.ts'
import { openScreen, type Screen, screens } from './screens.ts'

// `npm run shots -- settings` makes only those whose name holds that word.
const wanted = process.argv[2] ?? ''
const folder = fileURLToPath(new URL('../../shots', import.meta.url))
const themes = ['dark', 'light'] as const
const devices = { 1440: desktop, 390: phone }

await using _stack = await startStack('shots', { build: true, front: true, seed: true })
const site = siteOf('shots')
await picturesAreUp(site, ['northlight', 'slow_kitchen', 'demo_fan'])
const world = await openWorld(site)
await using browser = await chromium.launch(options)
if (!wanted) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

async function shoot(screen: Screen, width: keyof typeof devices): Promise<number> {
  await using context = await browser.newContext({ ...devices[width], reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openScreen(page, screen, world)
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => {})
  for (const theme of themes) {
    await context.addCookies([{ name: 'theme', value: theme, url: site.origin }])
    if (screen.tellsTheme) await page.reload({ waitUntil: 'networkidle' })
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    const path = join(folder, `${screen.name}-${width}-${theme}.png`)
    await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
  }
  return themes.length
}

let made = 0
const failed: string[] = []
const chosen = screens.filter(({ name }) => name.includes(wanted))
for (const [at, screen] of chosen.entries()) {
  for (const width of [1440, 390] as const) {
    if (screen.only && screen.only !== (width === 390 ? 'phone' : 'desktop')) continue
    try {
      made += await shoot(screen, width)
    } catch (error) {
      failed.push(`${screen.name} at ${width}: ${(error as Error).message.split('\n')[0]}`)
    }
  }
  console.log(`${String(at + 1).padStart(3)}/${chosen.length} ${screen.name}`)
}
for (const line of failed) console.log(`not made: ${line}`)
console.log(`${made} pictures of ${chosen.length} screens in ${folder}, ${failed.length} not made`)
process.exitCode = failed.length === 0 ? 0 : 1

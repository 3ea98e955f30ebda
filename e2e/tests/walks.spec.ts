import type { BrowserContext, Page } from '@playwright/test'
import { onPhone } from '../src/lib/devices.ts'
import type { Site } from '../src/lib/site.ts'
import { test } from '../src/lib/test.ts'
import type { Hand } from '../src/walk/hand.ts'
import { focusIsSomewhere, keyboard } from '../src/walk/keyboard.ts'
import { publishArticle, publishVideo } from '../src/walk/publish.ts'
import { touch } from '../src/walk/touch.ts'
import { buy, register, subscribe } from '../src/walk/walk.ts'

type Place = { page: Page; context: BrowserContext; site: Site }

/** Somebody's first day: each part begins where an address that was sent or typed leads. */
const walk = async ({ page, context, site }: Place, hand: Hand, after = async () => {}) => {
  // Without it the browser opens the field of a form, which a test can fill.
  await context.addInitScript('delete window.showOpenFilePicker')
  const parts = { register, buy, subscribe, publishVideo, publishArticle }
  for (const [name, part] of Object.entries(parts)) {
    await test.step(name, async () => {
      await part(page, hand, site)
      await after()
    })
  }
}

test('someone joins, buys, subscribes and publishes by keyboard alone', async ({
  page,
  context,
  site,
}) => {
  await walk({ page, context, site }, keyboard, () => focusIsSomewhere(page))
})

test(
  'someone joins, buys, subscribes and publishes by touch alone',
  onPhone,
  async ({ page, context, site }) => {
    await walk({ page, context, site }, touch)
  },
)

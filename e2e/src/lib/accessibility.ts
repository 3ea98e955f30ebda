import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions, run } from 'axe-core'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Only what is wrong is worked out; frames are left out, since ours are the payment provider's. */
const always: RunOptions = { resultTypes: ['violations'], iframes: false }

/** Put into the page once; each look after that runs it. */
export const bringAxe = (page: Page) => page.evaluate(axe)

/** What keeps someone from using the page as it stands, by rule and element. */
export const barriers = async (page: Page, rules?: readonly string[]) => {
  const options: RunOptions = rules ? { ...always, runOnly: [...rules] } : always
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (how) => (window as unknown as { axe: { run: typeof run } }).axe.run(document, how),
    options,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const places = nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)
      return `${page.url()} ${id}: ${places.join('\n  ')}`
    })
}

/** What the browser draws is behind what the document says by two frames, however long those take. */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
  })

/** What makes the page scroll sideways, if it does. */
export const tooWide = async (page: Page) => {
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

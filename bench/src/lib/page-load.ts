import type { Browser, BrowserContext, Page } from '@playwright/test'

/** What someone on a middling phone in a slow network lives through. */
const slow = {
  cpu: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  },
}
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

export interface PageLoad {
  /** Milliseconds. */
  readonly lcp: number
  readonly cls: number
  readonly inp: number
  /** Bytes of JavaScript as they travelled before anybody touched anything. */
  readonly script: number
  /** Of those, the ones the document did not name, such as what stands below. */
  readonly later: readonly string[]
  /** What the largest paint and the slowest answer were, for whoever has to find out why. */
  readonly largest: string
  readonly slowest: string
}

const slowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow.network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
  return page
}

type Seen = { -readonly [Name in Exclude<keyof PageLoad, 'script' | 'later'>]: PageLoad[Name] }

/** Runs in the page, before anything of it. */
const watch = () => {
  const seen: Seen = { lcp: 0, largest: '', cls: 0, inp: 0, slowest: '' }
  Object.assign(window, { seen })
  const observe = (type: string, each: (entry: never) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry as never)
    }).observe({ type, buffered: true, ...more })
  observe('largest-contentful-paint', (entry: PerformanceEntry & { element?: Element }) => {
    seen.lcp = entry.startTime
    seen.largest = entry.element?.outerHTML.slice(0, 80) ?? ''
  })
  observe(
    'layout-shift',
    (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
      if (!entry.hadRecentInput) seen.cls += entry.value
    },
  )
  observe(
    'event',
    (entry: PerformanceEventTiming & { interactionId: number }) => {
      if (entry.interactionId === 0 || entry.duration <= seen.inp) return
      seen.inp = entry.duration
      const wait = entry.processingStart - entry.startTime
      const work = entry.processingEnd - entry.processingStart
      const on = (entry.target as Element | null)?.textContent?.trim().slice(0, 30)
      seen.slowest = `${entry.name} on "${on}": waited ${wait.toFixed(0)}, handled in ${work.toFixed(0)}`
    },
    { durationThreshold: 16 },
  )
}

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((one) => ({
        path: new URL(one.name).pathname,
        bytes: (one as PerformanceResourceTiming).encodedBodySize,
      }))
      .filter(({ path }) => path.endsWith('.js')),
  )
const bytesOf = (scripts: { bytes: number }[]) => scripts.reduce((sum, one) => sum + one.bytes, 0)

const inWords = ({ path, bytes }: { path: string; bytes: number }) =>
  `${path.slice(path.lastIndexOf('/') + 1)} ${(bytes / 1024).toFixed(1)}`

const settleMs = 1500

/** One visit by someone who was never here. */
export const loadPage = async (
  browser: Browser,
  url: string,
  use: (page: Page) => Promise<void>,
): Promise<PageLoad> => {
  await using context = await browser.newContext({
    ...phone,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await slowPage(context)
  await page.addInitScript(watch)
  const reply = await page.goto(url, { waitUntil: 'networkidle' })
  const document = (await reply?.text()) ?? ''
  await page.waitForTimeout(settleMs)
  const scripts = await scriptsOf(page)
  const script = bytesOf(scripts)
  const later = scripts.filter(({ path }) => !document.includes(path)).map(inWords)
  await use(page)
  await page.waitForTimeout(settleMs)
  const seen = await page.evaluate(() => (window as never as { seen: Seen }).seen)
  return { ...seen, script, later }
}

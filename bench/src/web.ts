import { chromium as options, startStack, until } from '@fanfare/ops'
import { chromium, type Locator, type Page } from '@playwright/test'
import { serveBarePage } from './lib/bare-page.ts'
import { type Figure, finish, median } from './lib/figure.ts'
import { loadPage, type PageLoad } from './lib/page-load.ts'

const rounds = 7
const kilobyte = 1024
const wantedTitle = 'Painting weather: clouds that look wet'

/** Nobody taps the next thing before the last one has answered. */
const thinks = 800

const isPlaying = () => {
  const video = document.querySelector('video')
  return video && !video.paused && video.readyState > 2
}

/** As a finger does it: the page stands still, and nobody asks it what lies under the finger. */
const tap = async (one: Locator) => {
  await one.scrollIntoViewIfNeeded()
  await one.page().waitForTimeout(thinks)
  await one.tap({ force: true })
  await one.page().waitForTimeout(thinks)
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

/** What a visitor does first: plays, shares, looks around, likes, is asked who they are and types. */
const visit = async (page: Page) => {
  await tap(button(page, 'Play'))
  await page.waitForFunction(isPlaying, undefined, { polling: 250 })
  await tap(button(page, 'Share'))
  await tap(button(page, 'Close'))
  await tap(button(page, 'Open sidebar'))
  await tap(button(page, 'Close'))
  await tap(button(page, /^Like/))
  await page.getByLabel('Email').pressSequentially('noor@example.test', { delay: 120 })
}
/** There is nothing to open; the browser's own work for a tap is left. */
const touch = async (page: Page) => {
  for (let taps = 0; taps < 5; taps++) await page.locator('h1').tap({ force: true })
}

const findContent = async (origin: string): Promise<string> => {
  const reply = await fetch(`${origin}/api/content?type=video&limit=50`)
  const { content } = (await reply.json()) as { content: { id: string; title: string }[] }
  const found = content.find(({ title }) => title === wantedTitle)
  if (!found) throw new Error(`the demo world has no "${wantedTitle}"`)
  return `/content/${found.id}`
}

await using stack = await startStack('bench', { build: true, front: true, seed: true })
const path = await findContent(stack.origin)
await until('the cover of the post', async () =>
  (await (await fetch(stack.origin + path)).text()).includes('<main><img'),
)
await using bare = await serveBarePage(stack.origin, path)
await using browser = await chromium.launch(options)

const done: { ours: PageLoad; bare: PageLoad }[] = []
for (let round = 0; round < rounds; round++) {
  const ours = await loadPage(browser, stack.origin + path, visit)
  const still = await loadPage(browser, bare.url, touch)
  done.push({ ours, bare: still })
  console.log(`round ${round + 1}`)
  console.log(`  LCP ${ours.lcp.toFixed(0)} ms, bare ${still.lcp.toFixed(0)} ms: ${ours.largest}`)
  console.log(`  INP ${ours.inp} ms: ${ours.slowest}`)
  console.log(`  KB of JavaScript that followed: ${ours.later.join(', ')}`)
}

const figure = (
  part: string,
  goal: number,
  unit: string,
  pick: (load: PageLoad) => number,
): Figure => ({
  name: `web.${part}`,
  ours: median(done.map(({ ours }) => pick(ours))),
  bare: median(done.map((round) => pick(round.bare))),
  ratio: median(done.map((round) => pick(round.ours) / pick(round.bare))),
  unit,
  goal,
  wants: 'at most',
  judged: 'ours',
})

finish([
  figure('js', 130, 'KB', ({ script }) => script / kilobyte),
  figure('lcp', 1200, 'ms', ({ lcp }) => lcp),
  figure('cls', 0.02, '', ({ cls }) => cls),
  figure('inp', 100, 'ms', ({ inp }) => inp),
])

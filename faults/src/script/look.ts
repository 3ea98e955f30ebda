import { setTimeout as sleep } from 'node:timers/promises'
import { chromium as options } from '@fanfare/ops'
import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test'
import type { Browser as Session } from '../lib/browser.ts'
import { foreignTag, strike } from './payload.ts'

/** What happened on a page that must not, and everything that can be read on it. */
export interface Look {
  readonly faults: readonly string[]
  readonly text: string
}

interface Judged {
  readonly made: string[]
  readonly broken: number
  readonly text: string
}

/** Run in the page. Attributes and what stands in fields are read too: screen readers say them. */
const judge = `(() => {
  const all = [...document.querySelectorAll('*')]
  const isMade = (element) => element.localName === '${foreignTag}' ||
    [...element.attributes].some(({ name, value }) =>
      (/^on/i.test(name) && value.includes('${strike}')) || /^\\s*javascript:/i.test(value))
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const isBroken = ({ textContent }) => { try { JSON.parse(textContent); return false } catch { return true } }
  const told = ['alt', 'title', 'aria-label', 'content', 'placeholder', 'label']
  const attributes = all.flatMap((element) => told.map((name) => element.getAttribute(name) ?? ''))
  const fields = [...document.querySelectorAll('input, textarea')].map(({ value }) => value)
  const body = document.body?.innerText ?? document.documentElement.textContent
  return {
    made: all.filter(isMade).map(({ outerHTML }) => outerHTML.slice(0, 200)),
    broken: data.filter(isBroken).length,
    text: [document.title, body, ...fields, ...attributes.filter(Boolean)].join('\\n'),
  }
})()`

/**
 * Also what the page's policy has stopped: without it, it would have run. The parser of our forms asks the
 * browser with an empty script whether it may make functions.
 */
const report = `document.addEventListener('securitypolicyviolation', (refusal) => {
  const { effectiveDirective, blockedURI } = refusal
  if (!effectiveDirective.startsWith('script-src') || blockedURI === 'eval') return
  refused(effectiveDirective + ' ' + blockedURI)
}, true)`

export interface Watcher extends AsyncDisposable {
  /** Opens an address as this viewer. */
  open(session: Session | null, path: string): Promise<Look>
  /** Shows a text as a page of its own, as mail programs do. */
  show(html: string): Promise<Look>
}

const quietMs = 400
const patienceMs = 10_000
/** For a machine that is busy. */
const openingMs = 180_000

const counted = new Set(['script', 'fetch', 'xhr', 'stylesheet'])

/** The page has nothing to do; on a busy machine that comes later than the last reply. */
const idle = `new Promise((done) => {
  const root = document.getElementById('root')
  const look = () => root && root.childElementCount === 0 ? setTimeout(look, 50) : requestIdleCallback(done)
  setTimeout(done, 3000)
  look()
})`

/** Until nothing that a screen is made of has been asked for in a while; pictures and sockets may go on. */
const settled = (page: Page) => {
  const open = new Set<Request>()
  let lastAt = 0
  const end = (request: Request) => {
    if (open.delete(request)) lastAt = Date.now()
  }
  page.on('request', (request) => {
    if (counted.has(request.resourceType())) open.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    const until = Date.now() + patienceMs
    // Whoever is led elsewhere meanwhile is waited for there.
    const rest = () => page.evaluate(idle).catch(() => sleep(quietMs))
    const isBusy = () => open.size > 0 || Date.now() - lastAt < quietMs
    do {
      await rest()
      lastAt ||= Date.now()
      while (Date.now() < until && isBusy()) await sleep(50)
      await rest()
    } while (Date.now() < until && isBusy())
  }
}

export const openWatcher = async (origin: string): Promise<Watcher> => {
  const browser = await chromium.launch(options)
  const contexts = new Map<Session | null, Promise<BrowserContext>>()
  const happened = new WeakMap<Page, string[]>()

  const newContext = async (session: Session | null) => {
    const context = await browser.newContext()
    context.setDefaultTimeout(openingMs)
    const note = ({ page }: { page: Page }, what: string) => happened.get(page)?.push(what)
    await context.exposeBinding(strike, (source) => note(source, 'it ran'))
    await context.exposeBinding('refused', (source, what: string) =>
      note(source, `refused ${what}`),
    )
    await context.addInitScript(report)
    const cookies = [...(session?.cookies ?? [])].map(([name, value]) => ({
      name,
      value,
      url: origin,
    }))
    await context.addCookies(cookies)
    return context
  }
  const contextOf = (session: Session | null) => {
    const known = contexts.get(session) ?? newContext(session)
    contexts.set(session, known)
    return known
  }
  const look = async (session: Session | null, go: (page: Page) => Promise<unknown>) => {
    const page = await (await contextOf(session)).newPage()
    const faults: string[] = []
    happened.set(page, faults)
    page.on('dialog', async (dialog) => {
      if (dialog.type() !== 'beforeunload') faults.push(`dialog ${dialog.message()}`)
      await dialog.dismiss()
    })
    const settle = settled(page)
    await go(page)
    await settle()
    const { made, broken, text } = await page.evaluate<Judged>(judge)
    await page.close()
    const structured = broken > 0 ? [`${broken} blocks of structured data cannot be read`] : []
    return { text, faults: [...faults, ...made.map((one) => `made ${one}`), ...structured] }
  }
  return {
    open: (session, path) =>
      look(session, (page) => page.goto(origin + path, { waitUntil: 'domcontentloaded' })),
    show: (html) => look(null, (page) => page.setContent(html)),
    [Symbol.asyncDispose]: () => browser.close(),
  }
}

import { cookies } from '@fanfare/contract'
import type { BrowserContext, ConsoleMessage, Dialog, WebError } from '@playwright/test'

const refused = /Content Security Policy|Refused to/i
/** Playwright's recorder, which reads the page's pictures for the trace. */
const recorder = /^Connecting to 'blob:/

const known = new Set(Object.values(cookies).map(({ name }) => name as string))

/** What is kept in this browser, and the privacy page says nothing of. */
export const unlistedCookies = async (context: BrowserContext) =>
  (await context.cookies())
    .map(({ name }) => name.replace(/^__Host-/, ''))
    .filter((name) => !known.has(name))

/** Collects what must not happen on any screen, until it is told to stop. */
export const watchContext = (context: BrowserContext) => {
  const seen: string[] = []
  const hear = (message: ConsoleMessage) => {
    const text = message.text()
    if (message.type() !== 'error' || recorder.test(text)) return
    if (refused.test(text)) seen.push(text)
  }
  const fall = (error: WebError) => seen.push(`uncaught: ${error.error().message}`)
  const answer = (dialog: Dialog) => {
    // The browser's own question about leaving a form is meant to be there.
    if (dialog.type() !== 'beforeunload') seen.push(`dialog: ${dialog.message()}`)
    void dialog.accept()
  }
  context.on('console', hear)
  context.on('weberror', fall)
  context.on('dialog', answer)
  const stop = () => {
    context.off('console', hear)
    context.off('weberror', fall)
    context.off('dialog', answer)
    return seen
  }
  return stop
}

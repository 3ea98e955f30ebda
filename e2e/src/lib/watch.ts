import type { BrowserContext } from '@playwright/test'

const refused = /Content Security Policy|Refused to/i
/** Playwright's recorder, which reads the page's pictures for the trace. */
const recorder = /^Connecting to 'blob:/

/** Collects what must not happen on any screen. */
export const watchContext = (context: BrowserContext): string[] => {
  const seen: string[] = []
  context.on('console', (message) => {
    const text = message.text()
    if (message.type() !== 'error' || recorder.test(text)) return
    if (refused.test(text)) seen.push(text)
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`))
  context.on('dialog', (dialog) => {
    // The browser's own question about leaving a form is meant to be there.
    if (dialog.type() !== 'beforeunload') seen.push(`dialog: ${dialog.message()}`)
    void dialog.accept()
  })
  return seen
}

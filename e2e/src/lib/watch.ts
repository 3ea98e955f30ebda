import type { BrowserContext } from '@playwright/test'

const refused = /Content Security Policy|Refused to/i

/** Collects what must not happen on any screen. */
export const watchContext = (context: BrowserContext): string[] => {
  const seen: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' && refused.test(message.text())) seen.push(message.text())
  })
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`))
  context.on('dialog', (dialog) => {
    // The browser's own question about leaving a form is meant to be there.
    if (dialog.type() !== 'beforeunload') seen.push(`dialog: ${dialog.message()}`)
    void dialog.accept()
  })
  return seen
}

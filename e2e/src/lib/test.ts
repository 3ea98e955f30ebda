import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { giveSession, newPerson, type Person } from './people.ts'
import { type Site, siteOf } from './site.ts'
import { unlistedCookies, watchContext } from './watch.ts'

interface Fixtures {
  /** Nothing a visitor should never see may happen in any test: refused content, errors, dialogs. */
  readonly quiet: undefined
  /** Another browser, with nothing in common with the first. */
  readonly otherBrowser: () => Promise<Page>
  /** Someone with a confirmed address, signed in to the page. */
  readonly person: Person
}

export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture asks for
    async ({}, use) => {
      await use(siteOf('e2e'))
    },
    { scope: 'worker' },
  ],

  quiet: [
    async ({ context }, use) => {
      const stop = watchContext(context)
      await use(undefined)
      expect(stop(), 'nothing was refused, thrown or asked').toEqual([])
      expect(await unlistedCookies(context), 'cookies that the privacy page leaves out').toEqual([])
    },
    { auto: true },
  ],

  otherBrowser: async ({ browser, contextOptions, baseURL, viewport, userAgent }, use) => {
    const opened: BrowserContext[] = []
    const stops: (() => string[])[] = []
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL && { baseURL }),
        ...(viewport && { viewport }),
        ...(userAgent && { userAgent }),
      })
      opened.push(context)
      stops.push(watchContext(context))
      return context.newPage()
    })
    for (const context of opened) await context.close()
    expect(
      stops.flatMap((stop) => stop()),
      'nothing was refused, thrown or asked',
    ).toEqual([])
  },

  person: async ({ context, site }, use) => {
    const person = await newPerson(site)
    await giveSession(context, site, person.session)
    await use(person)
  },
})

export { expect }

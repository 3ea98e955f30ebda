import { type Browser, openBrowser, type Site } from '../lib/browser.ts'
import { type Person, register } from '../lib/person.ts'
import type { Provider } from '../lib/provider.ts'
import type { Tables } from '../lib/tables.ts'

export interface World {
  readonly site: Site
  readonly tables: Tables
  readonly provider: Provider
}

export const callerNames = [
  'nobody',
  'fan',
  'creator',
  'other-creator',
  'moderator',
  'admin',
] as const
export type CallerName = (typeof callerNames)[number]

/** Whose browser sends, and whose account the request is about: nobody speaks of someone else's. */
export interface Caller {
  readonly name: CallerName
  readonly browser: Browser
  readonly subject: Person
}

/** New for every case: what one request does to an account, no other request sees. */
export const newCaller = async ({ site, tables }: World, name: CallerName): Promise<Caller> => {
  const subject = await register(site, name === 'creator' || name === 'other-creator')
  if (name === 'nobody') return { name, browser: openBrowser(site), subject }
  if (name === 'moderator' || name === 'admin') {
    // There is no route that makes staff.
    await tables.rows('update identity.accounts set role = $1 where id = $2', [name, subject.id])
  }
  return { name, browser: subject.browser, subject }
}

import { randomBytes } from 'node:crypto'
import type { ContentId } from '@fanfare/contract'
import { until } from '@fanfare/ops'
import type { Page } from '@playwright/test'
import { openSession } from './client.ts'
import { button } from './forms.ts'
import { newPost } from './paying.ts'
import { newPerson } from './people.ts'
import type { Site } from './site.ts'

/** On a busy machine the engine is slow, not away; what its absence does `faults -- search` tries. */
export const patientSearch = { SEARCH_PATIENCE_MS: '60000' }

/** A word that nobody else searches for, of letters only. */
export const newWord = () =>
  [...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')

export const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search' })

/** The engine is told a moment after the database. */
export const isFound = (site: Site, q: string, ids: readonly ContentId[]) => {
  const { call } = openSession(site)
  return until(`${ids.length} posts under ${q}`, async () => {
    const { results, isFallback } = await call('searchContent', { query: { q, limit: 50 } })
    const found = new Set(results.map(({ id }) => id))
    return !isFallback && ids.every((id) => found.has(id))
  })
}

/** A creator with posts that one word finds. */
export const newShelf = async (site: Site, titles: readonly string[]) => {
  const word = newWord()
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const ids: ContentId[] = []
  for (const [at, words] of titles.entries()) {
    const category = at % 2 === 0 ? 'art' : 'travel'
    ids.push(await newPost(creator, { title: `${words} ${word}`, category, tags: [`t${word}`] }))
  }
  await isFound(site, word, ids)
  return { word, creator, ids }
}

export const posts = (page: Page) => page.getByRole('list', { name: 'Posts' }).getByRole('listitem')

/** Beside the results, or in a sheet on a phone. */
export const narrow = async (page: Page, isMobile: boolean, act: () => Promise<unknown>) => {
  if (isMobile) await button(page, 'Filters').click()
  await act()
  if (isMobile) await button(page, /^Show [\d,]+ results?$/).click()
}

import { randomBytes } from 'node:crypto'
import type { ContentId } from '@fanfare/contract'
import { until } from '@fanfare/ops'
import type { Page } from '@playwright/test'
import { openSession } from './client.ts'
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

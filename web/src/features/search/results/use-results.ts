import type { ContentResult, SearchFilters, UserResult } from '@fanfare/contract'
import { usePages } from '../../../core/api/pages.ts'
import { likelyCurrency } from '../../../core/format/likely-currency.ts'
import { type Asked, filtersText } from '../asked/asked.ts'

const pageSize = 20

const requestOf = (q: string, filters: SearchFilters) => {
  const text = filtersText(filters)
  const currency = likelyCurrency(navigator.languages)
  return { query: { q, limit: pageSize, currency, ...(text ? { filters: text } : {}) } }
}

/** People have no length, price or date to be narrowed by. */
const ofPeople = ({ category, verified, sortBy }: SearchFilters): SearchFilters => ({
  ...(category ? { category } : {}),
  ...(verified ? { verified } : {}),
  ...(sortBy === 'recent' || sortBy === 'popular' ? { sortBy } : {}),
})

/** What moved between two pages comes once, where it came first. */
const once = <Result extends { readonly id: string }>(results: readonly Result[]) => [
  ...new Map(results.map((result) => [result.id, result])).values(),
]

/** Read once and kept for some minutes: going back to results shows what was there. */
const options = { keepsLast: true, isSteady: true }

/** Both kinds at once, whichever is shown: the tabs count them. */
export const useResults = ({ q, filters }: Asked) => {
  const enabled = q !== ''
  const { data: contentPages, ...content } = usePages('searchContent', requestOf(q, filters), {
    ...options,
    enabled,
  })
  const { data: userPages, ...users } = usePages('searchUsers', requestOf(q, ofPeople(filters)), {
    ...options,
    enabled,
  })
  return {
    content: {
      ...content,
      first: contentPages?.pages[0],
      rows: contentPages && once<ContentResult>(contentPages.pages.flatMap((page) => page.results)),
    },
    users: {
      ...users,
      first: userPages?.pages[0],
      rows: userPages && once<UserResult>(userPages.pages.flatMap((page) => page.results)),
    },
  }
}

export type Results = ReturnType<typeof useResults>

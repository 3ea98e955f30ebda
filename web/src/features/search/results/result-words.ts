import type { SearchFacets, SearchType } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'

/** Nobody counts further. */
export const totalText = (total: number) =>
  total >= limits.searchTotal ? `${limits.searchTotal.toLocaleString()}+` : total.toLocaleString()

export const countOf = (facets: SearchFacets | undefined, type: SearchType) =>
  facets?.contentType.find(({ value }) => value === type)?.count ?? 0

/** Whatever type is chosen: counts of types leave that choice out. */
export const countOfAll = (facets: SearchFacets) =>
  facets.contentType.reduce((sum, { count }) => sum + count, 0)

export const resultsText = (total: number) =>
  `${totalText(total)} ${total === 1 ? 'result' : 'results'}`

/** “20 of 128 results in 38 ms” */
export const summaryOf = (shown: number, total: number, milliseconds: number) => {
  const all = resultsText(total)
  const counted = shown < total ? `${shown.toLocaleString()} of ${all}` : all
  return `${counted} in ${milliseconds.toLocaleString()} ms`
}

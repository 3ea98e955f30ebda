import { limits } from '@fanfare/contract'
import type { Found, Question } from '../../../platform/search/queries.ts'
import { type FacetName, termsOf } from './facets.ts'
import { type Clause, type FacetFilters, otherThan } from './filters.ts'

interface Counted {
  readonly filter: readonly Clause[]
  readonly must_not: readonly Clause[]
}

/**
 * How many there are, and of which kinds. The first question counts all and the facets nobody has chosen
 * from; each of the others is without the choice of its own facet. Apart from the hits, since whoever
 * counts visits every match, and under the filters, since few matches are counted sooner.
 */
export const countQuestions = (
  index: Question['index'],
  { filter, must_not }: Counted,
  facets: readonly FacetName[],
  filters: FacetFilters,
): [Question, ...Question[]] => {
  const question = (own: FacetName | undefined, names: readonly FacetName[]): Question => ({
    index,
    body: {
      query: { bool: { filter: [...filter, ...otherThan(filters, own)], must_not } },
      aggs: termsOf(names),
      size: 0,
      track_total_hits: limits.searchTotal,
    },
  })
  const chosen = facets.filter((name) => filters[name])
  const open = facets.filter((name) => !filters[name])
  return [question(undefined, open), ...chosen.map((name) => question(name, [name]))]
}

export const existence = (index: Question['index'], query: Clause): Question => ({
  index,
  body: { query, size: 0, track_total_hits: 1, terminate_after: 1 },
})

export const totalOf = ({ hits }: Found): number => hits.total?.value ?? 0

import { type AccountId, limits, parseSearchFilters, type UserResult } from '@fanfare/contract'
import type { Scope } from '../../platform/scope.ts'
import { readPublishedCounts } from '../catalog/index.ts'
import { findByName, seeProfiles } from '../profiles/index.ts'
import { readCreatorSummaries } from '../social/index.ts'
import { orFallback } from './query/away.ts'
import { noFacets } from './query/facets.ts'
import { readHidden } from './query/hidden.ts'
import { parseQuery } from './query/parse-query.ts'
import { type Asking, readPage } from './query/pass.ts'
import {
  type PeopleAsked,
  peopleCounts,
  peopleExist,
  peopleGuess,
  peopleGuessCounts,
  peopleQuestion,
} from './query/people-query.ts'
import type { SearchAsked } from './search-content.ts'

const askingFor = (asked: PeopleAsked, typed: string): Asking => ({
  parsed: asked.parsed,
  filter: ['search-users', typed, asked.filters],
  question: (part) => peopleQuestion(asked, part),
  counts: (withFacets) => peopleCounts(asked, withFacets),
  guess: (size) => peopleGuess(asked, size),
  guessCounts: (withFacets) => peopleGuessCounts(asked, withFacets),
  exists: (text) => peopleExist({ ...asked, parsed: parseQuery(text) }),
  arrange: (hits) => [...hits],
})

/** Those of these whom this viewer may see, in their order. */
const present = async (
  scope: Scope,
  ids: readonly AccountId[],
  hidden: PeopleAsked['hidden'],
): Promise<UserResult[]> => {
  const [cards, rows, counts] = await Promise.all([
    readCreatorSummaries(scope, ids),
    seeProfiles(scope.db, scope.actor, ids),
    readPublishedCounts(scope.db, ids),
  ])
  const creators = new Set(
    rows.flatMap(({ account_id, creator_since }) => (creator_since ? [account_id] : [])),
  )
  return ids.flatMap((id) => {
    const card = cards.get(id)
    if (!card || hidden.has(id)) return []
    const user = { ...card, isCreator: creators.has(id), contentCount: counts.get(id) ?? 0 }
    return [{ type: 'user', id, user }]
  })
}

export const searchUsers = async (scope: Scope, query: SearchAsked) => {
  const began = performance.now()
  const hidden = await readHidden(scope)
  const parsed = parseQuery(query.q)
  const filters = parseSearchFilters(query.filters)
  const asked: PeopleAsked = { parsed, filters, actor: scope.actor, hidden }
  const reply = await orFallback(
    scope,
    async () => {
      const page = await readPage(scope, askingFor(asked, query.q), query)
      const ids = page.ids as readonly AccountId[]
      return {
        results: await present(scope, ids, hidden),
        total: Math.min(page.total, limits.searchTotal),
        nextCursor: page.nextCursor,
        suggestions: [...page.suggestions],
        facets: page.facets,
        isFallback: false,
      }
    },
    async () => {
      const name = parsed.text.replace(/^@/, '')
      const results = await present(scope, await findByName(scope.db, name, query.limit), hidden)
      return {
        results,
        total: results.length,
        nextCursor: null,
        suggestions: [],
        facets: noFacets,
        isFallback: true,
      }
    },
  )
  return {
    ...reply,
    page: query.page,
    limit: query.limit,
    hasMore: reply.nextCursor !== null,
    query: query.q,
    searchTime: Math.round(performance.now() - began),
  }
}

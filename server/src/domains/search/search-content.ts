import {
  type ContentId,
  type ContentResult,
  type Currency,
  limits,
  parseSearchFilters,
} from '@fanfare/contract'
import type { Scope } from '../../platform/scope.ts'
import type { Hit } from '../../platform/search/queries.ts'
import { type FoundContent, findByTitle, viewFound } from '../catalog/index.ts'
import { readPassage } from './kinds/passages.ts'
import { orFallback } from './query/away.ts'
import {
  type Asked,
  contentCounts,
  contentQuestion,
  existsQuestion,
  guessCounts,
  guessQuestion,
} from './query/content-query.ts'
import { noFacets } from './query/facets.ts'
import { readHidden } from './query/hidden.ts'
import { excerptOf, highlightsOf, readMarks } from './query/highlights.ts'
import { marksQuestion } from './query/marks-query.ts'
import { type ParsedQuery, parseQuery } from './query/parse-query.ts'
import { type Asking, readPage } from './query/pass.ts'
import type { PageAsked } from './query/position.ts'
import { spread } from './query/spread.ts'

export interface SearchAsked extends PageAsked {
  readonly q: string
  readonly filters?: string | undefined
  readonly currency: Currency
}

const askingFor = (asked: Asked, typed: string): Asking => ({
  parsed: asked.parsed,
  filter: ['search-content', typed, asked.filters, asked.currency],
  question: (part) => contentQuestion(asked, part),
  counts: (withFacets) => contentCounts(asked, withFacets),
  guess: (size) => guessQuestion(asked, size),
  guessCounts: (withFacets) => guessCounts(asked, withFacets),
  exists: (text) => existsQuestion({ ...asked, parsed: parseQuery(text) }),
  arrange: (hits) =>
    (asked.filters.sortBy ?? 'relevance') === 'relevance' ? spread(hits) : [...hits],
})

/** The words are the engine's, so whether everyone may open it is asked again. */
const passageOf = (hit: Hit | undefined, isForAll: boolean): ContentResult['passage'] => {
  const passages = (hit?.highlight?.passages ?? []).map((line) => {
    const { second, text } = readPassage(line)
    return { ...readMarks(text), second }
  })
  const [best] = passages.toSorted((a, b) => b.highlights.length - a.highlights.length)
  return isForAll && best ? best : null
}

const readMarked = async (scope: Scope, parsed: ParsedQuery, ids: readonly ContentId[]) => {
  if (ids.length === 0) return new Map<string, Hit>()
  const [{ hits }] = await scope.search.search([marksQuestion(parsed, ids)])
  return new Map(hits.hits.map((hit) => [hit._id, hit]))
}
type Marked = Awaited<ReturnType<typeof readMarked>>

/** The engine says which, in what order and where the words stand; all that is shown comes from PostgreSQL. */
const present = (
  found: readonly FoundContent[],
  marked: Marked,
  hidden: Asked['hidden'],
): ContentResult[] => {
  return found
    .filter(({ card }) => !hidden.has(card.creator.id))
    .map(({ card, description }) => {
      const hit = marked.get(card.id)
      return {
        type: 'content',
        id: card.id,
        content: card,
        titleHighlights: highlightsOf(card.title, hit?.highlight?.title?.[0]),
        description: excerptOf(description, hit?.highlight?.description?.[0]),
        passage: passageOf(hit, !card.isExclusive && card.access.open),
      }
    })
}

export const searchContent = async (scope: Scope, query: SearchAsked) => {
  const began = performance.now()
  const filters = parseSearchFilters(query.filters)
  const { actor, now } = scope
  const hidden = await readHidden(scope)
  const parsed = parseQuery(query.q)
  const asked: Asked = { parsed, filters, currency: query.currency, actor, hidden, now: now() }
  const reply = await orFallback(
    scope,
    async () => {
      const page = await readPage(scope, askingFor(asked, query.q), query)
      const { facets, total, nextCursor, suggestions } = page
      const ids = page.ids as readonly ContentId[]
      const [found, marked] = await Promise.all([
        viewFound(scope, ids),
        readMarked(scope, parsed, ids),
      ])
      return {
        results: present(found, marked, hidden),
        total: Math.min(total, limits.searchTotal),
        nextCursor,
        suggestions: [...suggestions],
        facets,
        isFallback: false,
      }
    },
    async () => {
      const ids = await findByTitle(scope.db, parsed.text, query.limit)
      const results = present(await viewFound(scope, ids), new Map(), hidden)
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

import {
  type ContentId,
  type ContentResult,
  type Currency,
  limits,
  parseSearchFilters,
} from '@fanfare/contract'
import type { Scope } from '../../platform/scope.ts'
import type { Hit } from '../../platform/search/queries.ts'
import { findByTitle, viewFound } from '../catalog/index.ts'
import { orFallback } from './query/away.ts'
import {
  type Asked,
  contentQuestion,
  existsQuestion,
  guessQuestion,
} from './query/content-query.ts'
import { noFacets, presentFacets } from './query/facets.ts'
import { readHidden } from './query/hidden.ts'
import { excerptOf, highlightsOf, readMarks } from './query/highlights.ts'
import { parseQuery } from './query/parse-query.ts'
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
  guess: (size) => guessQuestion(asked, size),
  exists: (text) => existsQuestion({ ...asked, parsed: parseQuery(text) }),
  arrange: (hits) =>
    (asked.filters.sortBy ?? 'relevance') === 'relevance'
      ? spread(hits, asked.parsed.text)
      : [...hits],
})

/** The words are the engine's, so whether everyone may open it is asked again. */
const passageOf = (hit: Hit | undefined, isForAll: boolean): ContentResult['passage'] => {
  const [inner] = hit?.inner_hits?.passages?.hits.hits ?? []
  const marked = inner?.highlight?.['passages.text']?.[0]
  if (!inner || !marked || !isForAll) return null
  return { ...readMarks(marked), second: Number(inner._source?.second ?? 0) }
}

/** The engine says which and in what order; everything that is shown comes from PostgreSQL. */
const present = async (
  scope: Scope,
  hits: readonly Hit[],
  hidden: Asked['hidden'],
): Promise<ContentResult[]> => {
  const found = await viewFound(
    scope,
    hits.map(({ _id }) => _id as ContentId),
  )
  const hitOf = new Map(hits.map((hit) => [hit._id, hit]))
  return found
    .filter(({ card }) => !hidden.has(card.creator.id))
    .map(({ card, description }) => {
      const hit = hitOf.get(card.id)
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
      const { passes, total, nextCursor, suggestions } = page
      return {
        results: await present(scope, page.hits, hidden),
        total: Math.min(total, limits.searchTotal),
        nextCursor,
        suggestions: [...suggestions],
        facets: presentFacets(passes),
        isFallback: false,
      }
    },
    async () => {
      const ids = await findByTitle(scope.db, parsed.text, query.limit)
      const hits = ids.map((id): Hit => ({ _id: id, _score: null }))
      const results = await present(scope, hits, hidden)
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

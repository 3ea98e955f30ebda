import { z } from 'zod'
import { AccountId, ContentId, Instant, SearchEntryId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import { limits } from '../limits.ts'
import {
  Completion,
  ContentCard,
  ContentResult,
  CreatorCard,
  CurrencyCode,
  SearchFacets,
  UserResult,
} from '../shapes/index.ts'

const most = (count: number) => z.coerce.number().int().min(1).max(50).default(count)

/** Words in quotation marks must stand beside each other. */
const SearchQuery = z.object({
  q: z.string().trim().min(1).max(limits.searchQuery),
  /** JSON of `SearchFilters`. */
  filters: z.string().max(4000).optional(),
  page: z.coerce.number().int().min(1).max(limits.searchTotal).default(1),
  limit: most(20),
  /** From the page before; goes before `page`, and reaches further. */
  cursor: z.string().max(2560).optional(),
  /** Prices in it are compared; those in others follow. */
  currency: CurrencyCode.default('USD'),
})

const found = <Result extends z.ZodType>(result: Result) =>
  z.object({
    results: z.array(result),
    /** `limits.searchTotal` means that many or more. */
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    hasMore: z.boolean(),
    nextCursor: z.string().nullable(),
    /** What may have been meant, with results of its own. */
    suggestions: z.array(z.string()),
    /** With the first page; the others leave them empty. */
    facets: SearchFacets,
    query: z.string(),
    searchTime: z.int().describe('milliseconds'),
    /** The search engine is away: only beginnings of titles and names were looked at. */
    isFallback: z.boolean(),
  })

/** Each is a question to the engine. Somebody who types asks a few times a second, a scraper without end. */
const searching = { points: 1_200, seconds: 60, by: 'account' } as const

export const searchContent = route({
  method: 'GET',
  path: '/content/search',
  access: 'public',
  query: SearchQuery,
  reply: found(ContentResult),
  errors: ['request.cursor-mismatch'],
  rateLimit: searching,
  example: { query: { q: 'weather' } },
})

export const searchUsers = route({
  method: 'GET',
  path: '/search/users',
  access: 'public',
  query: SearchQuery,
  reply: found(UserResult),
  errors: ['request.cursor-mismatch'],
  rateLimit: searching,
  example: { query: { q: 'weather' } },
})

/** For somebody who types. */
export const autocomplete = route({
  method: 'GET',
  path: '/search/autocomplete',
  access: 'public',
  query: z.object({ q: z.string().trim().min(2).max(limits.searchQuery), limit: most(8) }),
  reply: z.object({ completions: z.array(Completion) }),
  rateLimit: searching,
  example: { query: { q: 'we' } },
})

export const listSimilar = route({
  method: 'GET',
  path: '/search/similar/:id',
  access: 'public',
  object: { in: 'params', name: 'id', kind: 'published', allowed: 'anyone' },
  params: z.object({ id: ContentId }),
  query: z.object({ limit: most(6) }),
  reply: z.object({ similar: z.array(ContentCard) }),
  errors: ['content.not-found'],
  rateLimit: searching,
  example: {},
})

const Searched = z.string().trim().min(2).max(limits.searchQuery)

/** How others went on from these letters: only what 20 people searched for within 7 days. */
export const listSearchSuggestions = route({
  method: 'GET',
  path: '/search/suggestions',
  access: 'public',
  query: z.object({ q: Searched, limit: most(10) }),
  reply: z.object({ suggestions: z.array(z.string()) }),
  publicCache: 60,
  example: { query: { q: 'we' } },
})

const PopularTag = z.object({ tag: z.string(), count: z.int() })

export const listTrendingSearches = route({
  method: 'GET',
  path: '/search/trending',
  access: 'public',
  reply: z.object({
    queries: z.array(z.string()),
    tags: z.array(PopularTag),
    creators: z.array(CreatorCard),
  }),
  publicCache: 60,
  example: {},
})

const trackLimit = { points: 600, seconds: 3600, by: 'account' } as const

/** Into the caller's own history, and into counts if they share data. The same again changes only its time. */
export const trackSearch = route({
  method: 'POST',
  path: '/search/track',
  access: 'signed-in',
  body: z.object({ query: Searched }),
  rateLimit: trackLimit,
  example: { body: { query: 'weather' } },
})

/** Counted without the caller, and only if they share data. */
export const trackSearchClick = route({
  method: 'POST',
  path: '/search/track/click',
  access: 'signed-in',
  body: z.object({
    query: Searched,
    resultId: z.union([ContentId, AccountId]),
    resultType: z.enum(['content', 'user']),
    /** The first is 0. */
    position: z.int().min(0).max(limits.searchTotal),
  }),
  rateLimit: trackLimit,
  idempotent: true,
  example: {
    body: {
      query: 'weather',
      resultId: '01900000-0000-7000-8000-000000000000',
      resultType: 'content',
      position: 0,
    },
  },
})

/** The latest first. */
export const listSearchHistory = route({
  method: 'GET',
  path: '/search/history',
  access: 'signed-in',
  query: PageQuery,
  reply: page('history', z.object({ id: SearchEntryId, query: z.string(), searchedAt: Instant })),
  errors: ['request.cursor-mismatch'],
  example: {},
})

export const clearSearchHistory = route({
  method: 'DELETE',
  path: '/search/history',
  access: 'signed-in',
  rateLimit: trackLimit,
  example: {},
})

export const deleteSearchEntry = route({
  method: 'DELETE',
  path: '/search/history/:id',
  ...ownById('signed-in', 'search-entry', SearchEntryId),
  rateLimit: trackLimit,
  errors: ['search-entry.not-found'],
  example: {},
})

/** Of what was published lately, most used first. */
export const listPopularTags = route({
  method: 'GET',
  path: '/search/tags/popular',
  access: 'public',
  query: z.object({ limit: most(20) }),
  reply: z.object({ tags: z.array(PopularTag) }),
  publicCache: 60,
  example: {},
})

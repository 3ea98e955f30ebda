import { z } from 'zod'
import { ContentId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { limits } from '../limits.ts'
import {
  Completion,
  ContentCard,
  ContentResult,
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
  cursor: z.string().max(1024).optional(),
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
    facets: SearchFacets,
    query: z.string(),
    searchTime: z.int().describe('milliseconds'),
    /** The search engine is away: only beginnings of titles and names were looked at. */
    isFallback: z.boolean(),
  })

export const searchContent = route({
  method: 'GET',
  path: '/content/search',
  access: 'public',
  query: SearchQuery,
  reply: found(ContentResult),
  errors: ['request.cursor-mismatch'],
  example: { query: { q: 'weather' } },
})

export const searchUsers = route({
  method: 'GET',
  path: '/search/users',
  access: 'public',
  query: SearchQuery,
  reply: found(UserResult),
  errors: ['request.cursor-mismatch'],
  example: { query: { q: 'weather' } },
})

/** For somebody who types. */
export const autocomplete = route({
  method: 'GET',
  path: '/search/autocomplete',
  access: 'public',
  query: z.object({ q: z.string().trim().min(2).max(limits.searchQuery), limit: most(8) }),
  reply: z.object({ completions: z.array(Completion) }),
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
  example: {},
})

/** Of what was published lately, most used first. */
export const listPopularTags = route({
  method: 'GET',
  path: '/search/tags/popular',
  access: 'public',
  query: z.object({ limit: most(20) }),
  reply: z.object({ tags: z.array(z.object({ tag: z.string(), count: z.int() })) }),
  publicCache: 300,
  example: {},
})

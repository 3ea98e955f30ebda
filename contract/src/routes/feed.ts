import { z } from 'zod'
import { ContentId, Instant } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { route } from '../core/route.ts'
import { AwayCard, ContentCard, ContentType, CreatorSummary } from '../shapes/index.ts'

/** Posts of the creators whom the caller follows, without those they have muted. */
export const listFollowingContent = route({
  method: 'GET',
  path: '/content/following',
  access: 'signed-in',
  query: PageQuery.extend({
    sortBy: z.enum(['latest', 'popular']).default('latest'),
    type: ContentType.optional(),
  }),
  reply: page('content', ContentCard),
  errors: ['request.cursor-mismatch'],
  example: { query: { limit: 50 } },
})

/** What has come since the newest post that somebody has in front of them. */
export const readNewPosts = route({
  method: 'GET',
  path: '/content/following/new',
  access: 'signed-in',
  query: z.object({
    since: Instant,
    /** Of that post, for two of the same moment. */
    id: ContentId,
    type: ContentType.optional(),
  }),
  reply: z.object({
    /** 100 means at least that many. */
    count: z.int(),
    /** Of the newest, at most three. */
    creators: z.array(CreatorSummary),
  }),
  example: {
    query: { since: '2026-05-01T18:00:00.000Z', id: '018f0000-0000-7000-8000-000000000000' },
  },
})

const rateLimit = { points: 240, seconds: 3600, by: 'account' } as const

/** Said when the feed is opened. Whoever was not there for three days is shown what they missed. */
export const visitFeed = route({
  method: 'POST',
  path: '/content/following/visit',
  access: 'signed-in',
  reply: z.object({ awaySince: Instant.nullable() }),
  rateLimit,
  example: {},
})

/** One card for each creator who posted meanwhile, newest first. Empty unless somebody was away. */
export const readAway = route({
  method: 'GET',
  path: '/content/following/away',
  access: 'signed-in',
  reply: z.object({ awaySince: Instant.nullable(), creators: z.array(AwayCard) }),
  example: {},
})

export const dismissAway = route({
  method: 'POST',
  path: '/content/following/away/dismiss',
  access: 'signed-in',
  rateLimit,
  example: {},
})

/** Whom the caller follows, without those they have muted: the last to post first, at most seven. */
export const listFollowedCreators = route({
  method: 'GET',
  path: '/content/following/creators',
  access: 'signed-in',
  reply: z.object({ creators: z.array(CreatorSummary) }),
  example: {},
})

/** For the right rail: popular posts of creators whom the caller does not follow yet. */
export const listSuggestions = route({
  method: 'GET',
  path: '/content/suggestions',
  access: 'public',
  reply: z.object({ content: z.array(ContentCard) }),
  publicCache: 60,
  example: {},
})

import { z } from 'zod'
import { AccountId, ContentId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { route } from '../core/route.ts'
import { trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'
import {
  Category,
  CategorySummary,
  ContentCard,
  ContentType,
  ContentView,
  Playback,
  Storyboard,
  Tag,
  TagSummary,
  ViewAs,
} from '../shapes/index.ts'

const params = z.object({ id: ContentId })
const published = {
  object: { in: 'params', name: 'id', kind: 'published', allowed: 'anyone' },
  params,
} as const
const as = z.object({ as: ViewAs.optional() })
const cards = z.object({ content: z.array(ContentCard) })

export const readContent = route({
  method: 'GET',
  path: '/content/:id',
  access: 'public',
  ...published,
  query: as,
  reply: z.object({ content: ContentView }),
  errors: ['content.not-found'],
  example: {},
})

/** The gate: addresses of the bytes, for someone who may have them now. */
export const readPlayback = route({
  method: 'GET',
  path: '/content/:id/playback',
  access: 'public',
  ...published,
  query: as,
  reply: Playback,
  errors: ['content.not-found', 'content.locked', 'content.not-ready'],
  notesUse: true,
  example: {},
})

export const readTeaser = route({
  method: 'GET',
  path: '/content/:id/teaser',
  access: 'public',
  params,
  reply: Playback,
  errors: ['content.not-found', 'content.not-ready'],
  example: { params: { id: '<published-teaser>' } },
})

/** For scrubbing over a card; only of what the viewer may open. */
export const readStoryboard = route({
  method: 'GET',
  path: '/content/:id/storyboard',
  access: 'public',
  ...published,
  reply: z.object({ storyboards: z.array(Storyboard) }),
  errors: ['content.not-found', 'content.locked'],
  example: {},
})

/** The file as it was sent, where its creator allows it; counts as consumed. */
export const downloadContent = route({
  method: 'POST',
  path: '/content/:id/download',
  access: 'signed-in',
  params,
  body: z.object({ picture: z.int().nonnegative().default(0) }),
  reply: z.object({ url: z.string(), fileName: z.string() }),
  errors: ['content.not-found', 'content.locked', 'content.not-ready'],
  rateLimit: { points: 120, seconds: 3600, by: 'account' },
  example: { params: { id: '<published-picture>' }, body: {} },
})

export const listContent = route({
  method: 'GET',
  path: '/content',
  access: 'public',
  query: PageQuery.extend({
    sortBy: z.enum(['latest', 'popular']).default('latest'),
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
    type: ContentType.optional(),
    category: Category.optional(),
    tag: z.string().max(limits.tag).optional(),
    access: z.enum(['free', 'premium']).optional(),
  }),
  reply: page('content', ContentCard),
  errors: ['request.cursor-mismatch'],
  publicCache: 60,
  example: { query: { limit: 50 } },
})

/**
 * The first page of all their posts begins with the one they pinned, wherever else it belongs; a narrowed
 * list has it in its place.
 */
export const listCreatorContent = route({
  method: 'GET',
  path: '/content/user/:id',
  access: 'public',
  object: { in: 'params', name: 'id', kind: 'profile', allowed: 'anyone' },
  params: z.object({ id: AccountId }),
  query: PageQuery.extend({
    sortBy: z.enum(['latest', 'popular']).default('latest'),
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
    type: ContentType.optional(),
    access: z.enum(['free', 'premium']).optional(),
  }),
  reply: page('content', ContentCard).extend({ pinnedId: ContentId.nullable() }),
  errors: ['profile.not-found', 'request.cursor-mismatch'],
  publicCache: 60,
  example: {},
})

/** What most people watch and react to of late, each of them once a day. */
export const listTrending = route({
  method: 'GET',
  path: '/content/trending',
  access: 'public',
  query: z.object({ category: Category.optional(), type: ContentType.optional() }),
  reply: cards,
  publicCache: 60,
  example: {},
})

/** All of them, those with most interest of late first. */
export const listCategories = route({
  method: 'GET',
  path: '/content/categories',
  access: 'public',
  reply: z.object({ categories: z.array(CategorySummary) }),
  publicCache: 60,
  example: {},
})

/** Counted up to a thousand. */
export const readTag = route({
  method: 'GET',
  path: '/content/tags/:tag',
  access: 'public',
  params: z.object({ tag: Tag }),
  reply: TagSummary,
  publicCache: 60,
  example: { params: { tag: 'weather' } },
})

/** The slides of the home page: the newest good one of each of several creators. */
export const listFeatured = route({
  method: 'GET',
  path: '/content/featured',
  access: 'public',
  reply: cards,
  publicCache: 60,
  example: {},
})

export const listRelated = route({
  method: 'GET',
  path: '/content/:id/related',
  access: 'public',
  ...published,
  reply: z.object({ fromCreator: z.array(ContentCard), related: z.array(ContentCard) }),
  errors: ['content.not-found'],
  example: {},
})

export const listSaved = route({
  method: 'GET',
  path: '/content/saved',
  access: 'signed-in',
  query: PageQuery,
  reply: page('content', ContentCard),
  errors: ['request.cursor-mismatch'],
  example: {},
})

const reaction = {
  access: 'signed-in',
  ...published,
  errors: ['content.not-found'],
  rateLimit: { points: 1200, seconds: 3600, by: 'account' },
  example: {},
} as const

export const likeContent = route({
  method: 'POST',
  path: '/content/:id/like',
  ...reaction,
  reply: z.object({ likeCount: z.int() }),
})
export const unlikeContent = route({
  method: 'DELETE',
  path: '/content/:id/unlike',
  ...reaction,
  reply: z.object({ likeCount: z.int() }),
})
export const saveContent = route({ method: 'POST', path: '/content/:id/save', ...reaction })
export const unsaveContent = route({ method: 'DELETE', path: '/content/:id/unsave', ...reaction })

/** Acknowledged once it is stored; one per viewer, post and half hour counts. */
export const recordView = route({
  method: 'POST',
  path: '/content/:id/view',
  access: 'public',
  ...published,
  errors: ['content.not-found', 'content.locked'],
  rateLimit: { points: 1200, seconds: 3600, by: 'address' },
  example: {},
})

/** Where someone is, and how much was played since the last report; never more than time has passed. */
export const reportProgress = route({
  method: 'POST',
  path: '/content/:id/progress',
  access: 'signed-in',
  ...published,
  body: z.object({ position: z.number().nonnegative(), played: z.number().min(0).max(600) }),
  errors: ['content.not-found', 'content.locked'],
  rateLimit: { points: 3600, seconds: 3600, by: 'account' },
  example: { body: { position: 1, played: 1 } },
})

export const reportContent = route({
  method: 'POST',
  path: '/content/:id/report',
  access: 'signed-in',
  ...published,
  body: z.object({
    reason: z.enum(['rights', 'sexual', 'violence', 'hate', 'scam', 'other']),
    details: trimmedText(limits.reportDetails),
  }),
  errors: ['content.not-found'],
  rateLimit: { points: 30, seconds: 3600, by: 'account' },
  idempotent: true,
  example: { body: { reason: 'other', details: 'It is somebody else who painted this.' } },
})

import { z } from 'zod'
import { AccountId, ContentId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { route } from '../core/route.ts'
import {
  Category,
  ContentType,
  HiddenPerson,
  Interests,
  RecommendationSettings,
  RecommendedCard,
} from '../shapes/index.ts'

const rateLimit = { points: 600, seconds: 3600, by: 'account' } as const

/**
 * Posts chosen for the caller, each with its reasons. Whoever has turned recommendations off gets what
 * is popular, without any.
 */
export const listForYou = route({
  method: 'GET',
  path: '/content/for-you',
  access: 'signed-in',
  query: PageQuery.extend({ type: ContentType.optional(), category: Category.optional() }),
  reply: page('content', RecommendedCard).extend({ personalized: z.boolean() }),
  errors: ['request.cursor-mismatch'],
  example: { query: { limit: 20 } },
})

/** The first of the same list. */
export const listRecommendations = route({
  method: 'GET',
  path: '/search/personalized',
  access: 'signed-in',
  query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
  reply: z.object({ recommendations: z.array(RecommendedCard) }),
  example: { query: {} },
})

/** Said again it stays said; `more` and `less` of one post replace each other. */
export const giveFeedback = route({
  method: 'POST',
  path: '/recommendations/feedback',
  access: 'signed-in',
  object: { in: 'body', name: 'contentId', kind: 'visited', allowed: 'anyone' },
  body: z.object({ contentId: ContentId, kind: z.enum(['more', 'less', 'not-creator']) }),
  errors: [
    'content.not-found',
    'recommendations.own',
    'recommendations.off',
    'recommendations.too-many',
  ],
  rateLimit,
  example: { body: { kind: 'more' } },
})

/** Takes back what was said of one post. */
export const withdrawFeedback = route({
  method: 'DELETE',
  path: '/recommendations/feedback/:id',
  access: 'signed-in',
  object: { in: 'params', name: 'id', kind: 'visited', allowed: 'anyone' },
  params: z.object({ id: ContentId }),
  errors: ['content.not-found'],
  rateLimit,
  example: {},
})

/** Newest first: creators whose posts are not recommended to the caller. */
export const listHiddenCreators = route({
  method: 'GET',
  path: '/recommendations/hidden-creators',
  access: 'signed-in',
  query: PageQuery,
  reply: page('creators', HiddenPerson),
  errors: ['request.cursor-mismatch'],
  example: { query: { limit: 20 } },
})

/** Their posts may be recommended again. */
export const unhideCreator = route({
  method: 'DELETE',
  path: '/recommendations/hidden-creators/:id',
  access: 'signed-in',
  object: { in: 'params', name: 'id', kind: 'tippable', allowed: 'anyone' },
  params: z.object({ id: AccountId }),
  errors: ['profile.not-found'],
  rateLimit,
  example: {},
})

export const readRecommendationSettings = route({
  method: 'GET',
  path: '/recommendations/settings',
  access: 'signed-in',
  reply: RecommendationSettings,
  example: {},
})

/** Turning them off deletes all that they were made of. */
export const updateRecommendationSettings = route({
  method: 'PUT',
  path: '/recommendations/settings',
  access: 'signed-in',
  body: z.object({ on: z.boolean() }),
  reply: RecommendationSettings,
  rateLimit,
  example: { body: { on: true } },
})

/** None means that the caller skips choosing. */
export const chooseInterests = route({
  method: 'PUT',
  path: '/recommendations/interests',
  access: 'signed-in',
  body: z.object({ interests: Interests }),
  reply: RecommendationSettings,
  errors: ['recommendations.off'],
  rateLimit,
  example: { body: { interests: ['art', 'music', 'cooking'] } },
})

/** Forgets what the caller watched and said; interests and hidden creators stay. */
export const resetRecommendations = route({
  method: 'POST',
  path: '/recommendations/reset',
  access: 'signed-in',
  rateLimit,
  example: {},
})

import { z } from 'zod'
import { Instant } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { limits } from '../limits.ts'
import { LatestPost, Need, StudioDays } from '../shapes/index.ts'

/** What waits for the creator, the nearest deadline first. */
export const listNeeds = route({
  method: 'GET',
  path: '/studio/needs',
  access: 'creator',
  reply: z.object({
    needs: z.array(Need),
    /** There is more than is listed. */
    hasMore: z.boolean(),
  }),
  example: {},
})

/** Said when the overview is opened. Answers when the visit before this one ended, if there was one. */
export const visitStudio = route({
  method: 'POST',
  path: '/studio/visit',
  access: 'creator',
  reply: z.object({ lastVisitAt: Instant.nullable() }),
  rateLimit: { points: 240, seconds: 3600, by: 'account' },
  example: {},
})

export const readStudioDays = route({
  method: 'GET',
  path: '/studio/days',
  access: 'creator',
  query: z.object({ days: z.coerce.number().int().min(1).max(limits.studioDays) }),
  reply: StudioDays,
  example: { query: { days: '28' } },
})

/** The five newest posts of every status. */
export const listLatestPosts = route({
  method: 'GET',
  path: '/studio/posts',
  access: 'creator',
  reply: z.object({ posts: z.array(LatestPost) }),
  example: {},
})

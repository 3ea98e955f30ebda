import { z } from 'zod'
import { AccountId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import { limits } from '../limits.ts'
import {
  CreatorSummary,
  FollowBell,
  FollowerDays,
  FollowFacts,
  FollowPrivacy,
  FollowSource,
  PersonCard,
} from '../shapes/index.ts'

const params = z.object({ id: AccountId })
const rateLimit = { points: 600, seconds: 3600, by: 'account' } as const

const following = {
  access: 'signed-in',
  object: { in: 'params', name: 'id', kind: 'tippable', allowed: 'anyone' },
  params,
  rateLimit,
  reply: FollowFacts,
  example: {},
} as const

/** Following twice is following, from where it was first. */
export const followUser = route({
  method: 'POST',
  path: '/social/users/:id/follow',
  ...following,
  body: z.object({ from: FollowSource.default('other') }).optional(),
  errors: ['profile.not-found', 'follow.own', 'follow.not-a-creator', 'follow.too-many'],
})

export const unfollowUser = route({
  method: 'DELETE',
  path: '/social/users/:id/unfollow',
  ...following,
  errors: ['profile.not-found'],
})

/** Of a creator whom the caller follows. */
export const setFollowBell = route({
  method: 'PUT',
  path: '/social/users/:id/bell',
  ...ownById('signed-in', 'followed', AccountId),
  body: z.object({ bell: FollowBell }),
  rateLimit,
  reply: FollowFacts,
  errors: ['profile.not-found', 'follow.not-found'],
  example: { body: { bell: 'all' } },
})

/** Newest first. The creator sees all of them, others those who show whom they follow. */
export const listFollowers = route({
  method: 'GET',
  path: '/social/users/:id/followers',
  access: 'public',
  object: { in: 'params', name: 'id', kind: 'profile', allowed: 'anyone' },
  params,
  query: PageQuery,
  reply: page('followers', PersonCard),
  errors: ['profile.not-found', 'request.cursor-mismatch'],
  example: { query: { limit: 20 } },
})

/** The caller’s own; how many days back is one of a few. */
export const readFollowerDays = route({
  method: 'GET',
  path: '/social/followers/days',
  access: 'creator',
  query: z.object({
    days: z.coerce.number().pipe(z.literal(limits.followerDays)).default(28),
  }),
  reply: FollowerDays,
  example: { query: { days: 28 } },
})

/** Newest first. Not there for others until its person shows whom they follow. */
export const listFollowing = route({
  method: 'GET',
  path: '/social/users/:id/following',
  ...ownById('public', 'profile', AccountId),
  query: PageQuery,
  reply: page('following', CreatorSummary),
  errors: ['profile.not-found', 'request.cursor-mismatch'],
  example: { query: { limit: 20 } },
})

export const readFollowPrivacy = route({
  method: 'GET',
  path: '/profile/settings/following',
  access: 'signed-in',
  reply: FollowPrivacy,
  example: {},
})

export const updateFollowPrivacy = route({
  method: 'PUT',
  path: '/profile/settings/following',
  access: 'signed-in',
  rateLimit: { points: 60, seconds: 3600, by: 'account' },
  body: FollowPrivacy,
  reply: FollowPrivacy,
  example: { body: { showFollowing: true } },
})

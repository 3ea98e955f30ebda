import { AccountId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import { HiddenPerson } from '../shapes/index.ts'

const rateLimit = { points: 120, seconds: 3600, by: 'account' } as const
const anybody = ownById('signed-in', 'blockable', AccountId)
const byAnyone = { ...anybody, object: { ...anybody.object, allowed: 'anyone' } } as const

/** Hides each from the other and ends what they follow of each other. Blocking twice is blocking. */
export const blockUser = route({
  method: 'POST',
  path: '/social/users/:id/block',
  ...byAnyone,
  rateLimit,
  errors: ['profile.not-found', 'block.own', 'block.too-many'],
  example: {},
})

/** They see each other again, unless the other has blocked the caller too. */
export const unblockUser = route({
  method: 'DELETE',
  path: '/social/users/:id/block',
  ...byAnyone,
  rateLimit,
  errors: ['profile.not-found'],
  example: {},
})

/** The caller no longer meets their posts in lists nor reads their comments; they notice nothing. */
export const muteUser = route({
  method: 'POST',
  path: '/social/users/:id/mute',
  ...byAnyone,
  rateLimit,
  errors: ['profile.not-found', 'mute.own', 'mute.too-many'],
  example: {},
})

export const unmuteUser = route({
  method: 'DELETE',
  path: '/social/users/:id/mute',
  ...byAnyone,
  rateLimit,
  errors: ['profile.not-found'],
  example: {},
})

const ownList = {
  access: 'signed-in',
  query: PageQuery,
  errors: ['request.cursor-mismatch'],
  example: { query: { limit: 20 } },
} as const

/** Newest first: those whom the caller has blocked, not those who have blocked the caller. */
export const listBlocked = route({
  method: 'GET',
  path: '/social/blocked',
  ...ownList,
  reply: page('blocked', HiddenPerson),
})

/** Newest first. */
export const listMuted = route({
  method: 'GET',
  path: '/social/muted',
  ...ownList,
  reply: page('muted', HiddenPerson),
})

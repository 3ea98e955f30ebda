import { z } from 'zod'
import { BroadcastId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import { BroadcastFields, BroadcastView } from '../shapes/index.ts'

const own = ownById('creator', 'broadcast', BroadcastId)
const rateLimit = { points: 120, seconds: 3600, by: 'account' } as const
const reply = z.object({ broadcast: BroadcastView })
const text = 'The new prints are out. You see them first.'

/** The newest first, those that wait among them. */
export const listBroadcasts = route({
  method: 'GET',
  path: '/messaging/broadcasts',
  access: 'creator',
  query: PageQuery,
  reply: page('broadcasts', BroadcastView),
  errors: ['request.cursor-mismatch'],
  example: { query: { limit: 20 } },
})

export const createBroadcast = route({
  method: 'POST',
  path: '/messaging/broadcasts',
  access: 'creator',
  body: BroadcastFields,
  status: 201,
  reply,
  errors: ['broadcast.too-many', 'broadcast.wrong-time'],
  rateLimit,
  idempotent: true,
  example: { body: { text, tierId: null, sendAt: null } },
})

/** While it waits. */
export const updateBroadcast = route({
  method: 'PUT',
  path: '/messaging/broadcasts/:id',
  ...own,
  body: BroadcastFields,
  reply,
  errors: ['broadcast.not-found', 'broadcast.already-sent', 'broadcast.wrong-time'],
  rateLimit,
  example: { body: { text, tierId: null, sendAt: null } },
})

/** Cancelled while it waits; afterwards deleted for everyone. */
export const deleteBroadcast = route({
  method: 'DELETE',
  path: '/messaging/broadcasts/:id',
  ...own,
  errors: ['broadcast.not-found'],
  rateLimit,
  example: {},
})

import { z } from 'zod'
import { SavedReplyId } from '../core/ids.ts'
import { ownById, route } from '../core/route.ts'
import { SavedReply, SavedReplyFields } from '../shapes/index.ts'

const own = ownById('creator', 'saved-reply', SavedReplyId)
const rateLimit = { points: 120, seconds: 3600, by: 'account' } as const
const reply = z.object({ savedReply: SavedReply })
const body = { name: 'Commissions', text: 'Commissions open again in May. I’ll post about it.' }

/** All of them, by name. */
export const listSavedReplies = route({
  method: 'GET',
  path: '/messaging/saved-replies',
  access: 'creator',
  reply: z.object({ savedReplies: z.array(SavedReply) }),
  example: {},
})

export const createSavedReply = route({
  method: 'POST',
  path: '/messaging/saved-replies',
  access: 'creator',
  body: SavedReplyFields,
  status: 201,
  reply,
  errors: ['saved-reply.too-many'],
  rateLimit,
  idempotent: true,
  example: { body },
})

export const updateSavedReply = route({
  method: 'PUT',
  path: '/messaging/saved-replies/:id',
  ...own,
  body: SavedReplyFields,
  reply,
  errors: ['saved-reply.not-found'],
  rateLimit,
  example: { body },
})

export const deleteSavedReply = route({
  method: 'DELETE',
  path: '/messaging/saved-replies/:id',
  ...own,
  errors: ['saved-reply.not-found'],
  rateLimit,
  example: {},
})

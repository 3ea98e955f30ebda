import { z } from 'zod'
import { ConversationId, MessageId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import { trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'
import { MessageText, MessageView, ReadState } from '../shapes/index.ts'

const own = ownById('signed-in', 'conversation', ConversationId)
const message = ownById('signed-in', 'message', MessageId)
const rateLimit = { points: 300, seconds: 60, by: 'account' } as const
const reply = z.object({ message: MessageView })

/**
 * Newest first. With `after` it is what came behind that number, the oldest first: what a page has missed.
 * A page holds all that there is between its first and its last number.
 */
export const listMessages = route({
  method: 'GET',
  path: '/messaging/conversations/:id/messages',
  ...own,
  query: PageQuery.extend({ after: z.coerce.number().int().min(0).optional() }),
  reply: page('messages', MessageView),
  errors: ['conversation.not-found', 'request.cursor-mismatch'],
  example: { query: { limit: 20 } },
})

/** The same `clientId` again is the same message, however often it is sent. */
export const sendMessage = route({
  method: 'POST',
  path: '/messaging/conversations/:id/messages',
  ...own,
  body: z.object({
    clientId: z.uuid(),
    content: MessageText,
    type: z.literal('text').default('text'),
    replyTo: MessageId.optional(),
  }),
  status: 201,
  reply,
  errors: [
    'conversation.not-found',
    'message.not-found',
    'message.not-allowed',
    'message.not-answered',
    'message.no-links-yet',
    'request.done-before',
  ],
  rateLimit,
  example: {
    body: { clientId: '018f2f60-5a3c-4f0e-9d5b-6a1f5c1e2b3d', content: 'See you on Sunday?' },
  },
})

/** Everything. */
export const markConversationRead = route({
  method: 'POST',
  path: '/messaging/conversations/:id/read',
  ...own,
  reply: ReadState,
  errors: ['conversation.not-found'],
  rateLimit,
  example: {},
})

/** This one and all before it. */
export const markMessageRead = route({
  method: 'PATCH',
  path: '/messages/:id/read',
  ...message,
  reply: ReadState,
  errors: ['message.not-found'],
  rateLimit,
  example: {},
})

export const editMessage = route({
  method: 'PATCH',
  path: '/messages/:id',
  ...message,
  body: z.object({ content: MessageText }),
  reply,
  errors: ['message.not-found', 'message.not-own', 'message.no-links-yet'],
  rateLimit,
  example: { body: { content: 'See you on Monday?' } },
})

/** For everyone. */
export const deleteMessage = route({
  method: 'DELETE',
  path: '/messages/:id',
  ...message,
  errors: ['message.not-found', 'message.not-own'],
  rateLimit,
  example: {},
})

/** Newest first: words that begin so, in one conversation or in those of the caller that were active last. */
export const searchMessages = route({
  method: 'GET',
  path: '/messages/search',
  access: 'signed-in',
  query: PageQuery.extend({
    q: trimmedText(limits.messageSearch).min(1),
    conversationId: ConversationId.optional(),
  }),
  reply: page('messages', MessageView),
  errors: ['conversation.not-found', 'request.cursor-mismatch'],
  rateLimit: { points: 120, seconds: 60, by: 'account' },
  example: { query: { q: 'sunday' } },
})

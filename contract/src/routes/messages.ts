import { z } from 'zod'
import { AssetId, ConversationId, MessageId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import { trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'
import {
  BoughtAttachments,
  Emoji,
  MessageText,
  MessageType,
  MessageView,
  NewAttachment,
  OpenAttachment,
  Price,
  ReactionView,
  ReadState,
} from '../shapes/index.ts'

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
  body: z
    .object({
      clientId: z.uuid(),
      content: MessageText,
      /** What it is follows from what is attached. */
      type: MessageType.default('text'),
      replyTo: MessageId.optional(),
      attachments: z.array(NewAttachment).max(limits.attachments).default([]),
      /** Of a creator: what is attached is locked for everyone else until they have bought it. */
      price: Price.optional(),
    })
    .refine(({ content, attachments }) => content !== '' || attachments.length > 0, {
      path: ['content'],
      message: 'Write something first',
    })
    .refine(({ price, attachments }) => price === undefined || attachments.length > 0, {
      path: ['price'],
      message: 'Attach something to sell',
    }),
  status: 201,
  reply,
  errors: [
    'conversation.not-found',
    'message.not-found',
    'message.not-allowed',
    'message.not-answered',
    'message.no-links-yet',
    'message.no-attachments-yet',
    'message.cannot-sell',
    'auth.birth-date-needed',
    'auth.under-age',
    'upload.not-found',
    'upload.incomplete',
    'request.invalid',
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

/** What is attached stays, so only then can the text go. */
export const editMessage = route({
  method: 'PATCH',
  path: '/messages/:id',
  ...message,
  body: z.object({ content: MessageText }),
  reply,
  errors: [
    'message.not-found',
    'message.not-own',
    'message.not-allowed',
    'message.no-links-yet',
    'request.invalid',
  ],
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

/**
 * Addresses of one file, for whoever may open it at this moment. Of what is sold it notes that its buyer has
 * had it.
 */
export const openAttachment = route({
  method: 'GET',
  path: '/messages/:id/attachments/:attachmentId',
  ...message,
  object: [
    { in: 'params', name: 'id', kind: 'attached-message', allowed: 'owner' },
    { in: 'params', name: 'attachmentId', kind: 'attachment', allowed: 'owner' },
  ],
  params: z.object({ id: MessageId, attachmentId: AssetId }),
  reply: z.object({
    attachment: OpenAttachment,
    /** As the message has it, signed anew. */
    preview: z.string().nullable(),
  }),
  errors: ['message.not-found', 'attachment.not-ready', 'attachment.locked'],
  notesUse: true,
  rateLimit,
  example: {},
})

/** What the caller bought of messages, newest first. */
export const listBoughtAttachments = route({
  method: 'GET',
  path: '/messages/bought',
  access: 'signed-in',
  query: PageQuery,
  reply: page('bought', BoughtAttachments),
  errors: ['request.cursor-mismatch'],
  example: {},
})

/** One of each person: another takes its place. */
export const reactToMessage = route({
  method: 'PUT',
  path: '/messages/:id/reaction',
  ...message,
  body: z.object({ emoji: Emoji }),
  reply,
  errors: ['message.not-found', 'message.not-accepted'],
  rateLimit,
  example: { body: { emoji: '❤️' } },
})

export const removeReaction = route({
  method: 'DELETE',
  path: '/messages/:id/reaction',
  ...message,
  reply,
  errors: ['message.not-found', 'message.not-accepted'],
  rateLimit,
  example: {},
})

/** The latest first; a page leaves out whom the caller may not see. */
export const listReactions = route({
  method: 'GET',
  path: '/messages/:id/reactions',
  ...message,
  query: PageQuery,
  reply: page('reactions', ReactionView),
  errors: ['message.not-found', 'request.cursor-mismatch'],
  example: { query: { limit: 20 } },
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

import { z } from 'zod'
import { AccountId, ConversationId, UploadId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import { trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'
import {
  ConversationName,
  ConversationView,
  MessagePrivacy,
  ReplyTime,
  UnreadConversations,
  WelcomeMessage,
} from '../shapes/index.ts'

const own = ownById('signed-in', 'conversation', ConversationId)
const group = ownById('signed-in', 'group', ConversationId)
const changes = { points: 120, seconds: 3600, by: 'account' } as const
const others = z.array(AccountId).min(1, 'Choose at least one person')
const reply = z.object({ conversation: ConversationView })
const groupErrors = ['conversation.not-found', 'conversation.not-a-group'] as const

/**
 * Newest first. A search by name looks through some of them with each call; the cursor goes on behind those.
 */
export const listConversations = route({
  method: 'GET',
  path: '/messaging/conversations',
  access: 'signed-in',
  query: PageQuery.extend({
    tab: z.enum(['all', 'unread', 'groups', 'requests']).default('all'),
    q: trimmedText(limits.messageSearch).default(''),
  }),
  reply: page('conversations', ConversationView),
  errors: ['request.cursor-mismatch'],
  example: { query: { tab: 'all', limit: 20 } },
})

/** A direct one is there once for two people: it is opened again. A group takes those who take messages of its owner. */
export const createConversation = route({
  method: 'POST',
  path: '/messaging/conversations',
  access: 'signed-in',
  body: z
    .object({
      participantIds: others.max(limits.groupMembers - 1),
      type: z.enum(['direct', 'group']),
      name: ConversationName.optional(),
    })
    .refine(({ type, participantIds }) => type === 'group' || participantIds.length === 1, {
      path: ['participantIds'],
      message: 'Choose one person',
    }),
  status: 201,
  reply,
  errors: [
    'auth.email-not-verified',
    'profile.not-found',
    'conversation.own',
    'conversation.cannot-add',
    'message.not-allowed',
  ],
  rateLimit: changes,
  idempotent: true,
  example: {
    given: 'email-verified',
    body: { participantIds: ['<a-creator>'], type: 'direct' },
  },
})

/**
 * With everyone in it, and how soon a creator on its other side replies; null where too little is known. Nothing is
 * attached for somebody who has not answered.
 */
export const readConversation = route({
  method: 'GET',
  path: '/messaging/conversations/:id',
  ...own,
  reply: reply.extend({
    abilities: z.object({ write: z.boolean(), attach: z.boolean() }),
    replyTime: ReplyTime.nullable(),
  }),
  errors: ['conversation.not-found'],
  example: {},
})

/**
 * By the owner of a group, who can hand it over. Its picture is an upload that has arrived, and shows once its
 * variants are made; null removes it.
 */
export const updateConversation = route({
  method: 'PATCH',
  path: '/messaging/conversations/:id',
  ...group,
  body: z.object({
    name: ConversationName.optional(),
    ownerId: AccountId.optional(),
    avatar: UploadId.nullable().optional(),
  }),
  reply,
  errors: [
    ...groupErrors,
    'conversation.not-owner',
    'conversation.not-a-member',
    'upload.not-found',
    'upload.incomplete',
  ],
  rateLimit: changes,
  example: { body: { name: 'Rain on Sunday' } },
})

/** For the caller alone, who stays in it: it comes back with the next message. */
export const deleteConversation = route({
  method: 'DELETE',
  path: '/messaging/conversations/:id',
  ...own,
  errors: ['conversation.not-found'],
  rateLimit: changes,
  example: {},
})

/** Takes a request into the inbox. To answer it does the same. */
export const acceptConversation = route({
  method: 'POST',
  path: '/messaging/conversations/:id/accept',
  ...own,
  reply,
  errors: ['conversation.not-found'],
  rateLimit: changes,
  example: {},
})

/** By the owner of a group. Whoever is new reads what is written from then on. */
export const addMembers = route({
  method: 'POST',
  path: '/messaging/conversations/:id/members',
  ...group,
  body: z.object({ userIds: others.max(limits.groupMembers - 1) }),
  reply,
  errors: [
    ...groupErrors,
    'profile.not-found',
    'conversation.not-owner',
    'conversation.cannot-add',
    'conversation.full',
  ],
  rateLimit: changes,
  example: { body: { userIds: ['<a-contact>'] } },
})

/** By the owner of a group. Without a user the caller leaves; a group whose owner leaves is the longest member's. */
export const removeMember = route({
  method: 'DELETE',
  path: '/messaging/conversations/:id/members',
  ...group,
  query: z.object({ userId: AccountId.optional() }),
  errors: [...groupErrors, 'conversation.not-owner', 'conversation.not-a-member'],
  rateLimit: changes,
  example: {},
})

/** For the badge. */
export const readUnreadConversations = route({
  method: 'GET',
  path: '/messaging/unread',
  access: 'signed-in',
  reply: UnreadConversations,
  example: {},
})

export const readMessagePrivacy = route({
  method: 'GET',
  path: '/profile/settings/messages',
  access: 'signed-in',
  reply: MessagePrivacy,
  example: {},
})

export const updateMessagePrivacy = route({
  method: 'PUT',
  path: '/profile/settings/messages',
  access: 'signed-in',
  body: MessagePrivacy.partial(),
  reply: MessagePrivacy,
  rateLimit: { points: 60, seconds: 3600, by: 'account' },
  example: { body: { mayWrite: 'everyone' } },
})

export const readWelcomeMessage = route({
  method: 'GET',
  path: '/messaging/welcome',
  access: 'creator',
  reply: WelcomeMessage,
  example: {},
})

/** For whoever subscribes from then on, if they take messages of the caller. */
export const updateWelcomeMessage = route({
  method: 'PUT',
  path: '/messaging/welcome',
  access: 'creator',
  body: WelcomeMessage,
  reply: WelcomeMessage,
  rateLimit: { points: 60, seconds: 3600, by: 'account' },
  example: { body: { isOn: true, text: 'Thanks for being here. What would you like to see?' } },
})

import { z } from 'zod'
import { AccountId, ConversationId, Instant, MessageId } from './core/ids.ts'
import { MessageBody } from './shapes/messages.ts'

export const topicKinds = [
  'profile',
  'account',
  'content',
  'feed',
  'notifications',
  'conversation',
  'presence',
] as const

/**
 * Topics a socket may ask for. `profile:ID` and `content:ID` are public; `account:ID`, `feed:ID` and
 * `notifications:ID` are only their own person's; `feed` tells that a creator they follow has posted.
 * `conversation:ID` is for its members. `presence:ID` tells whether a person is here, to those who share a
 * conversation with them that they have accepted.
 * The realtime process asks the owning domain before it lets a socket in.
 */
export const Topic = z.string().regex(new RegExp(`^(${topicKinds.join('|')}):[0-9a-f-]{36}$`))

const envelope = { id: z.string().max(64), timestamp: z.iso.datetime() }
const conversation = { conversationId: ConversationId }
const stream = { streamId: z.uuid() }

/**
 * From the browser. Types whose domain has not landed yet are answered with `error`. What is to be kept is
 * written over HTTP (decision 54); `typing` is not kept, and is taken on a socket that has joined the conversation.
 */
export const ClientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping'), ...envelope }),
  z.object({ type: z.literal('subscribe'), topic: Topic, ...envelope }),
  z.object({ type: z.literal('unsubscribe'), topic: Topic, ...envelope }),
  z.object({ type: z.literal('subscribe_notifications'), ...envelope }),
  z.object({ type: z.literal('unsubscribe_notifications'), ...envelope }),
  z.object({ type: z.literal('typing'), isTyping: z.boolean(), ...conversation, ...envelope }),
  z.object({ type: z.literal('start_stream'), ...stream, ...envelope }),
  z.object({ type: z.literal('stop_stream'), ...stream, ...envelope }),
  z.object({ type: z.literal('join_stream'), ...stream, ...envelope }),
  z.object({ type: z.literal('leave_stream'), ...stream, ...envelope }),
])
export type ClientMessage = z.infer<typeof ClientMessage>

/**
 * To the browser. `changed` says what to read again; it never carries the data itself. A message does, so that
 * it is there at once.
 */
export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pong'), id: z.string() }),
  z.object({
    type: z.literal('subscribed'),
    id: z.string(),
    topic: z.string(),
    /** Of the last minute: a page reads first and joins then, and was told none of it. Older servers say nothing. */
    lateChanges: z.array(z.object({ what: z.string(), agoMs: z.int() })).optional(),
  }),
  z.object({ type: z.literal('error'), id: z.string(), code: z.string(), message: z.string() }),
  z.object({ type: z.literal('changed'), topic: z.string(), what: z.string() }),
  z.object({
    type: z.literal('failed'),
    topic: z.string(),
    what: z.string(),
    message: z.string(),
  }),
  /** The exception, because it is old a second later: how far a file of this person's is. */
  z.object({
    type: z.literal('progress'),
    topic: z.string(),
    assetId: z.uuid(),
    step: z.string(),
    percent: z.int(),
  }),
  /** Of somebody else. A page forgets it by itself: nothing says that a browser was closed in mid-word. */
  z.object({
    type: z.literal('typing'),
    conversationId: ConversationId,
    userId: AccountId,
    isTyping: z.boolean(),
  }),
  /** The same for whoever has the list open instead, on `account:ID` and less often. */
  z.object({
    type: z.literal('member_typing'),
    topic: z.string(),
    conversationId: ConversationId,
    userId: AccountId,
    isTyping: z.boolean(),
  }),
  /** Right after joining `presence:ID`, and with each change. Null where it is not known or not shown. */
  z.object({
    type: z.literal('user_status'),
    userId: AccountId,
    isOnline: z.boolean(),
    lastSeen: Instant.nullable(),
  }),
  /** New or edited: pages keep one of each number. */
  z.object({
    type: z.literal('message'),
    conversationId: ConversationId,
    message: MessageBody,
  }),
  z.object({
    type: z.literal('message_deleted'),
    conversationId: ConversationId,
    messageId: MessageId,
    seq: z.int(),
  }),
  /** The reactions to a message have changed; `changes` says how often by now, and a page that knows fewer asks for it. */
  z.object({
    type: z.literal('reacted'),
    conversationId: ConversationId,
    seq: z.int(),
    changes: z.int(),
  }),
  /** The number of the last message: a page that has none of that number asks for what it lacks. */
  z.object({ type: z.literal('last_message'), conversationId: ConversationId, seq: z.int() }),
  /** This person has read everything up to this number. */
  z.object({
    type: z.literal('read'),
    conversationId: ConversationId,
    userId: z.uuid(),
    seq: z.int(),
  }),
  z.object({
    type: z.literal('notification'),
    topic: z.string(),
    notificationId: z.uuid(),
  }),
])
export type ServerMessage = z.infer<typeof ServerMessage>

export const socketRules = {
  path: '/ws',
  pingEverySeconds: 30,
  reconnectBaseMs: 1000,
  /** Codes of our own. After `sessionEnded` the browser stays away, after the others it returns. */
  closeCodes: { sessionEnded: 4001, badTicket: 4002, tooSlow: 4008 },
} as const

import { z } from 'zod'
import { AccountId, ConversationId, Instant, MessageId } from '../core/ids.ts'
import { trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'
import { PersonBrief, Picture } from './people.ts'

export const MessageText = trimmedText(limits.message).min(1, 'Write something first')

export const ConversationName = trimmedText(limits.conversationName).min(1, 'Enter a name')

/** Whose messages somebody takes from people they have not answered. */
export const MayWrite = z.enum(['everyone', 'following', 'subscribers', 'nobody'])
export type MayWrite = z.infer<typeof MayWrite>

/** Creators start with everyone, fans with people they follow. */
export const MessagePrivacy = z.object({
  mayWrite: MayWrite,
  /** Others see how far this person has read. */
  readReceipts: z.boolean(),
  /** Others see whether this person is here and when they were last, and this person sees it of others. */
  activityStatus: z.boolean(),
})
export type MessagePrivacy = z.infer<typeof MessagePrivacy>

/** What a message answers, as far as it is quoted. Null of it is what the reader may not see. */
const Quote = z.object({
  id: MessageId,
  seq: z.int(),
  senderName: z.string().nullable(),
  /** The beginning. Empty where it was deleted or may not be seen. */
  content: z.string(),
})

/** The same for everyone who may read it. */
export const MessageBody = z.object({
  id: MessageId,
  conversationId: ConversationId,
  /** Its place: one order for everyone, with gaps where something was deleted. */
  seq: z.int(),
  /** By the sender's browser, which knows its message again by it. */
  clientId: z.uuid(),
  senderId: AccountId,
  senderName: z.string(),
  senderAvatar: Picture.nullable(),
  content: z.string(),
  type: z.literal('text'),
  timestamp: Instant,
  isEdited: z.boolean(),
  editedAt: Instant.nullable(),
  replyTo: Quote.nullable(),
})
export type MessageBody = z.infer<typeof MessageBody>

export const MessageView = MessageBody.extend({
  /** Null while the message is folded. */
  senderId: AccountId.nullable(),
  senderName: z.string().nullable(),
  /** By whoever asks; one of their own, by all others who show what they have read. */
  isRead: z.boolean(),
  /** In a group, by somebody whom the reader may not see: neither named nor quoted. */
  isFolded: z.boolean(),
  abilities: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type MessageView = z.infer<typeof MessageView>

const Participant = PersonBrief.extend({
  isOwner: z.boolean(),
  /** Up to which message; null where they do not show it. */
  readSeq: z.int().nullable(),
})

export const ConversationView = z.object({
  id: ConversationId,
  type: z.enum(['direct', 'group']),
  /** Of a direct one the other person's; null of a group without a name. */
  name: z.string().nullable(),
  avatar: Picture.nullable(),
  /** Those whom the reader may see; of a group the first few in a list, and all by itself. */
  participants: z.array(Participant),
  memberCount: z.int(),
  /** Null before the first, and after the last was deleted. */
  lastMessage: MessageView.pick({
    id: true,
    seq: true,
    senderId: true,
    senderName: true,
    content: true,
    type: true,
    timestamp: true,
    isFolded: true,
  }).nullable(),
  /** Messages of others that the reader has not read. */
  unreadCount: z.int(),
  folder: z.enum(['inbox', 'request']),
  lastSeq: z.int(),
  /** Up to which message the reader has read. */
  readSeq: z.int(),
  createdAt: Instant,
  /** Of the last message. */
  updatedAt: Instant,
  abilities: z.object({
    /** Rename it, add and remove people, hand it over. */
    manage: z.boolean(),
    accept: z.boolean(),
  }),
})
export type ConversationView = z.infer<typeof ConversationView>

export const ReadState = z.object({ unreadCount: z.int(), readSeq: z.int() })
export type ReadState = z.infer<typeof ReadState>

const Count = z
  .int()
  .min(0)
  .max(limits.unreadConversations + 1)

/** Conversations with something unread. Exact up to 99; 100 means more. */
export const UnreadConversations = z.object({ inbox: Count, requests: Count })
export type UnreadConversations = z.infer<typeof UnreadConversations>

import { z } from 'zod'
import { AccountId, ConversationId, Instant, MessageId } from '../core/ids.ts'
import { trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'
import { Attachment } from './attachments.ts'
import { MoneyShape } from './money.ts'
import { PersonBrief, Picture } from './people.ts'

/** Empty only where something is attached. */
export const MessageText = trimmedText(limits.message)

/** `image` when everything attached is a picture, `file` for anything else that is. */
export const MessageType = z.enum(['text', 'image', 'file'])
export type MessageType = z.infer<typeof MessageType>

/** Enough to say in a few words what is attached. */
const attachments = z.array(Attachment.pick({ kind: true }))

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

/** One as people see it, however many characters it is drawn of. */
export const Emoji = z
  .string()
  .max(limits.emoji)
  .refine((text) => /^\p{RGI_Emoji}$/v.test(text), 'Choose an emoji')

/** What a message answers, as far as it is quoted. Null of it is what the reader may not see. */
const Quote = z.object({
  id: MessageId,
  seq: z.int(),
  senderName: z.string().nullable(),
  /** The beginning. Empty where it was deleted or may not be seen. */
  content: z.string(),
  attachments,
})

/** How it came to be written, as far as that is known: by hand, or by what stands for somebody. */
export const MessageOrigin = z.enum(['typed', 'broadcast', 'scheduled', 'automatic'])
export type MessageOrigin = z.infer<typeof MessageOrigin>

/** The same for everyone who may read it: what is sold is not, and never pushed. */
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
  type: MessageType,
  attachments: z.array(Attachment),
  timestamp: Instant,
  isEdited: z.boolean(),
  editedAt: Instant.nullable(),
  replyTo: Quote.nullable(),
  origin: MessageOrigin,
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
  /** The most frequent kinds, and the reader's own in any case. Whom the reader may not see is not counted. */
  reactions: z.array(z.object({ emoji: z.string(), count: z.int(), isOwn: z.boolean() })),
  /** How often they have changed: of two answers the one with more is the later one. */
  reactionChanges: z.int(),
  /** Of everything attached together. Null where it is free. */
  price: MoneyShape.nullable(),
  /** It has a price that the reader has not paid. */
  isLocked: z.boolean(),
  abilities: z.object({ edit: z.boolean(), delete: z.boolean(), buy: z.boolean() }),
})
export type MessageView = z.infer<typeof MessageView>

/** Who reacted to a message, and how. */
export const ReactionView = z.object({ emoji: z.string(), person: PersonBrief })
export type ReactionView = z.infer<typeof ReactionView>

/** Within what a creator usually replies. */
export const ReplyTime = z.enum(['hour', 'few-hours', 'day', 'two-days', 'week'])
export type ReplyTime = z.infer<typeof ReplyTime>

const Participant = PersonBrief.extend({
  isOwner: z.boolean(),
  /** Up to which message; null where they do not show it. */
  readSeq: z.int().nullable(),
})

export const ConversationView = z.object({
  id: ConversationId,
  /** A broadcast one is what a creator sends to their subscribers: nobody answers in it. */
  type: z.enum(['direct', 'group', 'broadcast']),
  /** The other person's, unless it is a group; null of a group without a name. */
  name: z.string().nullable(),
  /** The other person's too; null of a group without a picture. */
  avatar: Picture.nullable(),
  /** Another one is being made. Of a group, and said to its owner alone. */
  avatarProcessing: z.boolean(),
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
  })
    .extend({ attachments })
    .nullable(),
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
    /** Rename it, change its picture, add and remove people, hand it over. */
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

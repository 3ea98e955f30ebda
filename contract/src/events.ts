import { z } from 'zod'
import {
  AccountId,
  AssetId,
  CommentId,
  ContentId,
  ConversationId,
  DisputeId,
  MessageId,
  NotificationId,
  OrderId,
  RefundId,
  SessionId,
  SubscriptionId,
  TierId,
} from './core/ids.ts'
import { assetPurposes, profilePictures } from './limits.ts'
import { currencies } from './money.ts'
import { DisputeState, RefundState } from './shapes/refunds.ts'
import { SubscriptionState } from './shapes/subscriptions.ts'

const purpose = z.enum(assetPurposes)

const message = z.object({
  conversationId: ConversationId,
  messageId: MessageId,
  seq: z.int(),
})

/** What has happened, in past tense. Payloads name things; readers look up their present state. */
export const events = {
  'identity.account-registered': z.object({ accountId: AccountId }),
  'identity.email-verified': z.object({ accountId: AccountId }),
  'identity.signed-in': z.object({
    accountId: AccountId,
    sessionId: SessionId,
    newDevice: z.boolean(),
  }),
  'identity.sessions-revoked': z.object({
    accountId: AccountId,
    sessionIds: z.array(SessionId),
  }),
  'identity.password-changed': z.object({ accountId: AccountId }),
  'identity.email-changed': z.object({ accountId: AccountId }),
  'identity.second-factor-changed': z.object({ accountId: AccountId, enabled: z.boolean() }),
  'identity.role-changed': z.object({ accountId: AccountId }),
  'identity.suspension-changed': z.object({ accountId: AccountId }),

  'media.asset-accepted': z.object({ assetId: AssetId, ownerId: AccountId, purpose }),
  /** Something of it can be played; more is still being made. */
  'media.asset-playable': z.object({ assetId: AssetId, ownerId: AccountId, purpose }),
  'media.asset-ready': z.object({ assetId: AssetId, ownerId: AccountId, purpose }),
  'media.asset-failed': z.object({
    assetId: AssetId,
    ownerId: AccountId,
    purpose,
    reason: z.string(),
  }),

  'profiles.profile-changed': z.object({ accountId: AccountId }),
  'profiles.picture-failed': z.object({
    accountId: AccountId,
    /** Absent in what an earlier build stored, which knew no other. */
    picture: z.enum(profilePictures).default('avatar'),
    reason: z.string(),
  }),

  'social.followed': z.object({ followerId: AccountId, creatorId: AccountId }),
  'social.unfollowed': z.object({ followerId: AccountId, creatorId: AccountId }),
  'social.blocked': z.object({ blockerId: AccountId, blockedId: AccountId }),
  'social.unblocked': z.object({ blockerId: AccountId, blockedId: AccountId }),
  'social.muted': z.object({ muterId: AccountId, mutedId: AccountId }),

  'entitlements.access-changed': z.object({ accountId: AccountId, resource: z.string() }),

  'catalog.content-changed': z.object({ contentId: ContentId, creatorId: AccountId }),
  /** Its owner has edited it, and nobody else sees that yet. */
  'catalog.content-revised': z.object({ contentId: ContentId, creatorId: AccountId }),
  'catalog.content-published': z.object({ contentId: ContentId, creatorId: AccountId }),
  'catalog.content-unpublished': z.object({ contentId: ContentId, creatorId: AccountId }),
  'catalog.content-taken-down': z.object({ contentId: ContentId, creatorId: AccountId }),
  'catalog.content-deleted': z.object({ contentId: ContentId, creatorId: AccountId }),
  'catalog.content-pinned': z.object({ contentId: ContentId, creatorId: AccountId }),
  'catalog.content-unpinned': z.object({ contentId: ContentId, creatorId: AccountId }),
  /** Views, likes or comments of these were added to their counters. */
  'catalog.counts-changed': z.object({ contentIds: z.array(ContentId) }),
  'catalog.comment-added': z.object({
    contentId: ContentId,
    creatorId: AccountId,
    commentId: CommentId,
    authorId: AccountId,
    /** The comment it replies to, which may be a reply itself. Absent in what an earlier build stored. */
    answeredId: CommentId.nullish(),
  }),
  'catalog.comment-deleted': z.object({
    contentId: ContentId,
    /** Absent in what an earlier build stored. */
    creatorId: AccountId.optional(),
    commentId: CommentId,
    authorId: AccountId,
  }),
  /** By an edit, who were not before; whom a new comment mentions is told of with the comment. */
  'catalog.people-mentioned': z.object({
    contentId: ContentId,
    commentId: CommentId,
    authorId: AccountId,
    accountIds: z.array(AccountId),
  }),
  'catalog.content-liked': z.object({
    contentId: ContentId,
    creatorId: AccountId,
    accountId: AccountId,
  }),
  'catalog.content-saved': z.object({ contentId: ContentId, accountId: AccountId }),
  'catalog.content-unsaved': z.object({ contentId: ContentId, accountId: AccountId }),
  /** A good part of it, or to its end; what has no length was opened. */
  'catalog.content-watched': z.object({ contentId: ContentId, accountId: AccountId }),
  'catalog.content-unliked': z.object({ contentId: ContentId, accountId: AccountId }),

  'messaging.message-sent': message.extend({ senderId: AccountId }),
  'messaging.message-edited': message,
  /** Who had sent it; absent in what an earlier build stored. */
  'messaging.message-deleted': message.extend({ senderId: AccountId.nullish() }),
  /** Somebody reacted to it, changed how or took it back; how often that has happened by now. */
  'messaging.reactions-changed': message.extend({ changes: z.int() }),
  /** Its name, its picture, its owner or who is in it. */
  'messaging.conversation-changed': z.object({ conversationId: ConversationId }),
  /** Nothing could be made of what this account had sent; the old picture stays. */
  'messaging.group-picture-failed': z.object({
    conversationId: ConversationId,
    accountId: AccountId,
    reason: z.string(),
  }),
  /** They left, or were taken out. */
  'messaging.members-left': z.object({
    conversationId: ConversationId,
    accountIds: z.array(AccountId),
  }),
  'messaging.conversation-read': z.object({
    conversationId: ConversationId,
    accountId: AccountId,
  }),
  /** Of others, and not read within some seconds; the newest first, of which they were not told before. */
  'messaging.messages-unread': z.object({
    conversationId: ConversationId,
    accountId: AccountId,
    messages: z.array(z.object({ messageId: MessageId, senderId: AccountId })),
  }),
  /** Opened, accepted or deleted by one of its members, for themselves. */
  'messaging.own-conversation-changed': z.object({
    conversationId: ConversationId,
    accountId: AccountId,
  }),

  /** To a channel of a creator's, once, whoever reads it. */
  'messaging.broadcast-sent': z.object({
    creatorId: AccountId,
    conversationId: ConversationId,
    seq: z.int(),
  }),
  /** How many people it reached is known now. */
  'messaging.broadcast-counted': z.object({ creatorId: AccountId }),
  /** After it was sent. */
  'messaging.broadcast-deleted': z.object({
    creatorId: AccountId,
    conversationId: ConversationId,
    messageId: MessageId,
    seq: z.int(),
  }),

  /** Whether they let others see that they are here. */
  'messaging.activity-status-changed': z.object({ accountId: AccountId }),

  /** The buyer has said yes, for the first time or with another card. */
  'billing.order-confirmed': z.object({
    orderId: OrderId,
    accountId: AccountId,
    attempt: z.int(),
  }),
  'billing.order-changed': z.object({ orderId: OrderId, accountId: AccountId }),
  'billing.order-paid': z.object({ orderId: OrderId, accountId: AccountId }),
  /** A tab could not be charged; its tips wait. */
  'billing.tab-failed': z.object({ accountId: AccountId, currency: z.enum(currencies) }),
  'billing.gift-claimed': z.object({ orderId: OrderId, giverId: AccountId, accountId: AccountId }),
  'billing.tier-changed': z.object({ tierId: TierId, creatorId: AccountId }),
  /** Of a tier that somebody has or had: those who are subscribed hear of it, some at a time. */
  'billing.tier-price-changed': z.object({
    tierId: TierId,
    changedAt: z.iso.datetime(),
    reached: SubscriptionId.optional(),
  }),
  /** Of a tier that people have, its name or benefits: they are mailed, some at a time. */
  'billing.tier-reworded': z.object({
    changeId: z.uuid(),
    reached: SubscriptionId.optional(),
  }),
  /** A refund came into this state; whoever mails about it must not read a later one. */
  'billing.refund-changed': z.object({
    refundId: RefundId,
    orderId: OrderId,
    accountId: AccountId,
    /** None of a tab of tips, which several creators share. */
    creatorId: AccountId.nullable(),
    state: RefundState,
  }),
  'billing.dispute-changed': z.object({
    disputeId: DisputeId,
    orderId: OrderId,
    accountId: AccountId,
    creatorId: AccountId.nullable(),
    state: DisputeState,
  }),
  /** Every transition of the machine; readers look up what it is now. */
  'billing.subscription-changed': z.object({
    subscriptionId: SubscriptionId,
    accountId: AccountId,
    creatorId: AccountId,
    from: SubscriptionState.nullable(),
    to: SubscriptionState,
    /** What was done or what happened, such as `cancel` or `renewal-failed`. */
    by: z.string(),
  }),
  /** Something of what a creator's figures are counted from; a renewal is nothing of it. */
  'billing.audience-changed': z.object({ creatorId: AccountId }),
  /** Whoever looks at what this creator offers should know until when nobody is charged. */
  'billing.holiday-changed': z.object({ creatorId: AccountId }),
  /** An entry of the books has taken from a sale or given back to it. */
  'billing.sale-corrected': z.object({ saleId: z.uuid(), entryId: z.uuid() }),
  'billing.withdrawal-received': z.object({ withdrawalId: z.uuid() }),
  'billing.provider-event-received': z.object({ eventId: z.string() }),

  /** The newest of those that one person got at once. */
  'notifications.notice-written': z.object({
    accountId: AccountId,
    notificationId: NotificationId,
  }),
  /** Some were seen, read or deleted, or what they told was taken back. */
  'notifications.notices-changed': z.object({ accountId: AccountId }),
  /** What this creator's followers are told of their posts is more, or less. */
  'notifications.publishes-changed': z.object({ creatorId: AccountId }),
} as const satisfies Record<string, z.ZodObject>

export type EventName = keyof typeof events
export type EventPayload<Name extends EventName> = z.infer<(typeof events)[Name]>

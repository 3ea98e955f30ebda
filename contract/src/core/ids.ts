import { z } from 'zod'

const id = <Kind extends string>(kind: Kind) => z.uuid().brand(kind)

export const AccountId = id('account')
export type AccountId = z.infer<typeof AccountId>

export const SessionId = id('session')
export type SessionId = z.infer<typeof SessionId>

export const UploadId = id('upload')
export type UploadId = z.infer<typeof UploadId>

export const AssetId = id('asset')
export type AssetId = z.infer<typeof AssetId>

export const ContentId = id('content')
export type ContentId = z.infer<typeof ContentId>

export const CommentId = id('comment')
export type CommentId = z.infer<typeof CommentId>

export const SeriesId = id('series')
export type SeriesId = z.infer<typeof SeriesId>

export const PackId = id('pack')
export type PackId = z.infer<typeof PackId>

export const OrderId = id('order')
export type OrderId = z.infer<typeof OrderId>

export const PaymentMethodId = id('payment-method')
export type PaymentMethodId = z.infer<typeof PaymentMethodId>

export const PromotionId = id('promotion')
export type PromotionId = z.infer<typeof PromotionId>

export const TipId = id('tip')
export type TipId = z.infer<typeof TipId>

export const RefundId = id('refund')
export type RefundId = z.infer<typeof RefundId>

export const DisputeId = id('dispute')
export type DisputeId = z.infer<typeof DisputeId>

export const TierId = id('tier')
export type TierId = z.infer<typeof TierId>

export const SubscriptionId = id('subscription')
export type SubscriptionId = z.infer<typeof SubscriptionId>

export const NotificationId = id('notification')
export type NotificationId = z.infer<typeof NotificationId>

export const PushDeviceId = id('push-device')
export type PushDeviceId = z.infer<typeof PushDeviceId>

export const ConversationId = id('conversation')
export type ConversationId = z.infer<typeof ConversationId>

export const MessageId = id('message')
export type MessageId = z.infer<typeof MessageId>

export const BroadcastId = id('broadcast')
export type BroadcastId = z.infer<typeof BroadcastId>

export const SavedReplyId = id('saved-reply')
export type SavedReplyId = z.infer<typeof SavedReplyId>

export const SearchEntryId = id('search-entry')
export type SearchEntryId = z.infer<typeof SearchEntryId>

export const Instant = z.iso.datetime()

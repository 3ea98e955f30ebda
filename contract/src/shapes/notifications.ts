import { z } from 'zod'
import { ContentId, Instant, NotificationId } from '../core/ids.ts'
import { limits } from '../limits.ts'
import { FollowBell } from './follows.ts'
import { PersonBrief, Picture } from './people.ts'

export const NotificationType = z.enum([
  'like',
  'comment',
  'follow',
  'subscription',
  'payment',
  'mention',
  'system',
  'publish',
  'message',
])
export type NotificationType = z.infer<typeof NotificationType>

/** What exactly has happened: “Fewer like this” turns one of these off. */
export const NotificationKind = z.enum([
  'like',
  'comment',
  'reply',
  'mention',
  'follow',
  'subscription-new',
  'subscription-failing',
  'subscription-ended',
  'sale',
  'tip',
  'refund',
  'dispute',
  'taken-down',
  'processing-failed',
  'security',
  'publish',
  'message',
])
export type NotificationKind = z.infer<typeof NotificationKind>

export const NotificationTab = z.enum(['all', 'unread', 'likes', 'comments', 'follows', 'system'])
export type NotificationTab = z.infer<typeof NotificationTab>

export const NotificationPriority = z.enum(['low', 'medium', 'high'])
export type NotificationPriority = z.infer<typeof NotificationPriority>

/** Its words are made when it is read, so they never name what is gone. */
export const NotificationView = z.object({
  id: NotificationId,
  type: NotificationType,
  kind: NotificationKind,
  title: z.string(),
  message: z.string(),
  /** Of the latest that belongs to it. */
  timestamp: Instant,
  isRead: z.boolean(),
  /** The latest, at most three; whoever the reader may not see is only counted. */
  people: z.array(PersonBrief),
  othersCount: z.int(),
  /** Of the first of them. */
  username: z.string().nullable(),
  contentId: ContentId.nullable(),
  contentTitle: z.string().nullable(),
  cover: Picture.nullable(),
  priority: NotificationPriority,
  /** Whether “Fewer like this” has anything to turn down. */
  canShowFewer: z.boolean(),
  /** A path of the app. */
  actionUrl: z.string().nullable(),
})
export type NotificationView = z.infer<typeof NotificationView>

const Count = z
  .int()
  .min(0)
  .max(limits.notificationCount + 1)

/** Each is exact up to 99; 100 means more. */
export const UnreadNotifications = z.object({
  /** The number on the bell: neither seen in the list nor read. */
  unseen: Count,
  unread: Count,
  counts: z.object({
    all: Count,
    unread: Count,
    likes: Count,
    comments: Count,
    follows: Count,
    system: Count,
  }),
})
export type UnreadNotifications = z.infer<typeof UnreadNotifications>

/** What “Fewer like this” or its undo has changed. */
export const FewerNotifications = z.object({
  kind: NotificationKind,
  /** Of the creator who published; null where the kind itself was turned off or on. */
  bell: FollowBell.nullable(),
  message: z.string(),
})
export type FewerNotifications = z.infer<typeof FewerNotifications>

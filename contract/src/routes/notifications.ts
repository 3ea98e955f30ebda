import { z } from 'zod'
import { NotificationId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import { limits } from '../limits.ts'
import {
  EmailSubscription,
  FewerNotifications,
  NotificationSettings,
  NotificationSettingsChange,
  NotificationTab,
  NotificationView,
  UnreadNotifications,
} from '../shapes/index.ts'

export const readNotificationSettings = route({
  method: 'GET',
  path: '/notifications/settings',
  access: 'signed-in',
  reply: NotificationSettings,
  example: {},
})

/** Turning a switch on also brings back the kinds of it that “Fewer like this” had turned off. */
export const updateNotificationSettings = route({
  method: 'PUT',
  path: '/notifications/settings',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 3600, by: 'account' },
  body: NotificationSettingsChange,
  reply: NotificationSettings,
  example: { body: { commentsAndLikes: false } },
})

/** The token says whose emails of which category: whoever has it need not be signed in. */
const unsubscribeLink = {
  access: 'public',
  query: z.object({ token: z.string().max(limits.unsubscribeToken) }),
  reply: EmailSubscription,
  rateLimit: { points: 120, seconds: 3600, by: 'address' },
  errors: ['notification.wrong-link'],
  example: { query: { token: '<unsubscribe-token>' } },
} as const

/** The address in an email's header. A browser that opens it is led to the page with the button. */
export const readUnsubscribe = route({
  method: 'GET',
  path: '/notifications/unsubscribe',
  ...unsubscribeLink,
  page: '/unsubscribe',
})

/** Also what mail programs send by themselves (RFC 8058). It turns off emails of one category only. */
export const unsubscribe = route({
  method: 'POST',
  path: '/notifications/unsubscribe',
  ...unsubscribeLink,
  // A provider does it for all of its readers from a few addresses.
  rateLimit: { points: 20_000, seconds: 3600, by: 'address' },
  isOneClick: true,
})

/** As often as is usual for the category. */
export const undoUnsubscribe = route({
  method: 'POST',
  path: '/notifications/unsubscribe/undo',
  ...unsubscribeLink,
})

/** Newest first. A search looks through some of them with each call; the cursor goes on behind those. */
export const listNotifications = route({
  method: 'GET',
  path: '/notifications',
  access: 'signed-in',
  query: PageQuery.extend({
    tab: NotificationTab.default('all'),
    q: z.string().trim().max(limits.notificationSearch).default(''),
  }),
  reply: page('notifications', NotificationView),
  errors: ['request.cursor-mismatch'],
  example: { query: { limit: 20 } },
})

export const readUnread = route({
  method: 'GET',
  path: '/notifications/unread',
  access: 'signed-in',
  reply: UnreadNotifications,
  example: {},
})

const rateLimit = { points: 1200, seconds: 3600, by: 'account' } as const

/** The list was opened: clears the number on the bell, on every device. */
export const markSeen = route({
  method: 'POST',
  path: '/notifications/seen',
  access: 'signed-in',
  rateLimit,
  example: {},
})

export const markAllRead = route({
  method: 'POST',
  path: '/notifications/mark-all-read',
  access: 'signed-in',
  rateLimit,
  example: {},
})

/** What is no longer there is passed over. */
export const bulkNotifications = route({
  method: 'POST',
  path: '/notifications/bulk',
  access: 'signed-in',
  body: z.object({
    ids: z.array(NotificationId).min(1).max(limits.bulk),
    action: z.enum(['read', 'delete']),
  }),
  rateLimit,
  example: { body: { ids: ['018f0000-0000-7000-8000-000000000000'], action: 'read' } },
})

const ownNotification = {
  ...ownById('signed-in', 'notification', NotificationId),
  rateLimit,
  errors: ['notification.not-found'],
  example: {},
} as const

export const markRead = route({
  method: 'POST',
  path: '/notifications/:id/read',
  ...ownNotification,
})

export const deleteNotification = route({
  method: 'DELETE',
  path: '/notifications/:id',
  ...ownNotification,
})

/** Of a new post: the bell of its creator goes one step down. Of anything else: its kind is off. */
export const showFewer = route({
  method: 'POST',
  path: '/notifications/:id/fewer',
  ...ownNotification,
  errors: ['notification.not-found', 'notification.always-on'],
  reply: FewerNotifications,
})

export const undoFewer = route({
  method: 'POST',
  path: '/notifications/:id/fewer/undo',
  ...ownNotification,
  reply: FewerNotifications,
})

import { route } from '../core/route.ts'
import { NotificationSettings } from '../shapes/index.ts'

export const readNotificationSettings = route({
  method: 'GET',
  path: '/notifications/settings',
  access: 'signed-in',
  reply: NotificationSettings,
  example: {},
})

export const updateNotificationSettings = route({
  method: 'PUT',
  path: '/notifications/settings',
  access: 'signed-in',
  rateLimit: { points: 240, seconds: 3600, by: 'account' },
  body: NotificationSettings.partial(),
  reply: NotificationSettings,
  example: { body: { commentsAndLikes: false } },
})

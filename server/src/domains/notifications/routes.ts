import { handlers } from '../../platform/http/handler.ts'
import { bulkNotifications } from './commands/bulk-notifications.ts'
import { deleteNotification } from './commands/delete-notification.ts'
import { markAllRead } from './commands/mark-all-read.ts'
import { markRead } from './commands/mark-read.ts'
import { markSeen } from './commands/mark-seen.ts'
import { showFewer } from './commands/show-fewer.ts'
import { undoFewer } from './commands/undo-fewer.ts'
import { updateNotificationSettings } from './commands/update-notification-settings.ts'
import { countUnread } from './count-unread.ts'
import { listNotifications } from './list-notifications.ts'
import { listPushDevices } from './push/list-push-devices.ts'
import { registerPushDevice } from './push/register-push-device.ts'
import { removePushDevice } from './push/remove-push-device.ts'
import { readSettings } from './reader/settings.ts'

export const notificationRoutes = handlers({
  readNotificationSettings: (scope) => readSettings(scope.db, scope.actor.accountId),
  updateNotificationSettings: (scope, { body }) => updateNotificationSettings(scope, body),
  listNotifications: (scope, { query }) => listNotifications(scope, query),
  readUnread: (scope) => countUnread(scope),
  markSeen: (scope) => markSeen(scope),
  markAllRead: (scope) => markAllRead(scope),
  bulkNotifications: (scope, { body }) => bulkNotifications(scope, body),
  markRead: (scope, { params }) => markRead(scope, params.id),
  deleteNotification: (scope, { params }) => deleteNotification(scope, params.id),
  showFewer: (scope, { params }) => showFewer(scope, params.id),
  undoFewer: (scope, { params }) => undoFewer(scope, params.id),
  readPushKey: async ({ config }) => ({ key: config.VAPID_PUBLIC_KEY }),
  listPushDevices: (scope) => listPushDevices(scope),
  registerPushDevice: (scope, { body }) => registerPushDevice(scope, body),
  removePushDevice: (scope, { params }) => removePushDevice(scope, params.id),
})

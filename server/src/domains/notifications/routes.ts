import { handlers } from '../../platform/http/handler.ts'
import { listPushDevices } from './channels/push/list-push-devices.ts'
import { registerPushDevice } from './channels/push/register-push-device.ts'
import { removePushDevice } from './channels/push/remove-push-device.ts'
import { bulkNotifications } from './commands/bulk-notifications.ts'
import { deleteNotification } from './commands/delete-notification.ts'
import { markAllRead } from './commands/mark-all-read.ts'
import { markRead } from './commands/mark-read.ts'
import { markSeen } from './commands/mark-seen.ts'
import { showFewer } from './commands/show-fewer.ts'
import { undoFewer } from './commands/undo-fewer.ts'
import { undoUnsubscribe } from './commands/undo-unsubscribe.ts'
import { unsubscribe } from './commands/unsubscribe.ts'
import { updateNotificationSettings } from './commands/update-notification-settings.ts'
import { countUnread } from './count-unread.ts'
import { listNotifications } from './list-notifications.ts'
import { readSettings } from './preferences/settings.ts'
import { readUnsubscribe } from './preferences/subscriptions.ts'

export const notificationRoutes = handlers({
  readNotificationSettings: (scope) => readSettings(scope.db, scope.actor.accountId),
  updateNotificationSettings: (scope, { body }) => updateNotificationSettings(scope, body),
  readUnsubscribe: (scope, { query }) => readUnsubscribe(scope, query.token),
  unsubscribe: (scope, { query }) => unsubscribe(scope, query.token),
  undoUnsubscribe: (scope, { query }) => undoUnsubscribe(scope, query.token),
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

import { handlers } from '../../platform/http/handler.ts'
import { updateNotificationSettings } from './commands/update-notification-settings.ts'
import { readSettings } from './reader.ts'

export const notificationRoutes = handlers({
  readNotificationSettings: (scope) => readSettings(scope.db, scope.actor.accountId),
  updateNotificationSettings: (scope, { body }) => updateNotificationSettings(scope, body),
})

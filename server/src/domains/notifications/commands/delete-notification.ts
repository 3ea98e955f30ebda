import type { NotificationId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { actOnNotice } from '../act-on-notices.ts'

/** What joins it later begins a new one. */
export const deleteNotification = (scope: SignedInScope, id: NotificationId): Promise<void> =>
  actOnNotice(scope, id, 'delete')

import type { NotificationId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { actOnNotice } from '../act-on-notices.ts'

export const markRead = (scope: SignedInScope, id: NotificationId): Promise<void> =>
  actOnNotice(scope, id, 'read')

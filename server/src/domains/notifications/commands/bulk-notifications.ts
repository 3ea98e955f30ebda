import type { NotificationId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { actOnNotices } from '../act-on-notices.ts'

interface Bulk {
  readonly ids: readonly NotificationId[]
  readonly action: 'read' | 'delete'
}

/** All at once. One that was taken back meanwhile, or is not the caller's, stops none of the others. */
export const bulkNotifications = (scope: SignedInScope, { ids, action }: Bulk): Promise<void> =>
  actOnNotices(scope, ids, action)

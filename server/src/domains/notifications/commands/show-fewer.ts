import type { NotificationId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { changeFewer } from '../fewer.ts'

export const showFewer = (scope: SignedInScope, id: NotificationId) =>
  changeFewer(scope, id, 'down')

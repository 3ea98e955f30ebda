import type { NotificationId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { changeFewer } from '../fewer.ts'

export const undoFewer = (scope: SignedInScope, id: NotificationId) => changeFewer(scope, id, 'up')

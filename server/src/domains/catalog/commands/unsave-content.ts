import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireVisibleContent } from '../viewing.ts'
import { deleteSave } from '../writer/reactions.ts'

export const unsaveContent = async (scope: SignedInScope, id: ContentId) => {
  await requireVisibleContent(scope, id)
  await scope.transact((tx) => deleteSave(tx, id, scope.actor.accountId))
}

import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireVisibleContent } from '../viewing.ts'
import { insertSave } from '../writer/reactions.ts'

export const saveContent = async (scope: SignedInScope, id: ContentId) => {
  await requireVisibleContent(scope, id)
  await scope.transact((tx) => insertSave(tx, id, scope.actor.accountId, scope.now()))
}

import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireVisibleContent } from '../viewing.ts'
import { insertSave } from '../writer/reactions.ts'

export const saveContent = async (scope: SignedInScope, id: ContentId) => {
  await requireVisibleContent(scope, id)
  const { accountId } = scope.actor
  await scope.transact(async (tx) => {
    if (!(await insertSave(tx, id, accountId, scope.now()))) return
    tx.emit('catalog.content-saved', { contentId: id, accountId })
  })
}

import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireVisibleContent } from '../viewing.ts'
import { deleteSave } from '../writer/reactions.ts'

export const unsaveContent = async (scope: SignedInScope, id: ContentId) => {
  await requireVisibleContent(scope, id)
  const { accountId } = scope.actor
  await scope.transact(async (tx) => {
    if (!(await deleteSave(tx, id, accountId))) return
    tx.emit('catalog.content-unsaved', { contentId: id, accountId })
  })
}

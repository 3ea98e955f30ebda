import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readLikeCount } from '../reader/reactions.ts'
import { requireVisibleContent } from '../viewing.ts'
import { deleteLike, noteCount } from '../writer/reactions.ts'

export const unlikeContent = async (scope: SignedInScope, id: ContentId) => {
  await requireVisibleContent(scope, id)
  await scope.transact(async (tx) => {
    const { accountId } = scope.actor
    if (!(await deleteLike(tx, id, accountId))) return
    await noteCount(tx, id, 'like', -1, scope.now())
    tx.emit('catalog.content-unliked', { contentId: id, accountId })
  })
  return readLikeCount(scope.db, id)
}

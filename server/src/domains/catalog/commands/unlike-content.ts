import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readLikeCount } from '../reader/reactions.ts'
import { requireVisibleContent } from '../viewing.ts'
import { deleteLike, noteCount } from '../writer/reactions.ts'

export const unlikeContent = async (scope: SignedInScope, id: ContentId) => {
  await requireVisibleContent(scope, id)
  await scope.transact(async (tx) => {
    const was = await deleteLike(tx, id, scope.actor.accountId)
    if (was) await noteCount(tx, id, 'like', -1, scope.now())
  })
  return readLikeCount(scope.db, id)
}

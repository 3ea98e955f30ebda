import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readLikeCount } from '../reader/reactions.ts'
import { requireReachableContent } from '../viewing.ts'
import { insertLike, noteCount } from '../writer/reactions.ts'

/** Liking twice counts once. A locked post can be liked too: everyone can see its page. */
export const likeContent = async (scope: SignedInScope, id: ContentId) => {
  const { row } = await requireReachableContent(scope, id)
  const { accountId } = scope.actor
  await scope.transact(async (tx) => {
    if (!(await insertLike(tx, id, accountId, scope.now()))) return
    await noteCount(tx, id, 'like', 1, scope.now())
    tx.emit('catalog.content-liked', { contentId: id, creatorId: row.creator_id, accountId })
  })
  return readLikeCount(scope.db, id)
}

import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readLikeCount } from '../reader/reactions.ts'
import { viewContent } from '../viewing.ts'
import { deleteLike, deleteSave, insertLike, insertSave, noteCount } from '../writer/reactions.ts'

/** Twice is once. What is locked may be liked too: its page is there for everyone. */
export const likeContent = async (scope: SignedInScope, id: ContentId) => {
  const { row } = await viewContent(scope, id)
  const { accountId } = scope.actor
  await scope.transact(async (tx) => {
    if (!(await insertLike(tx, id, accountId, scope.now()))) return
    await noteCount(tx, id, 'like', 1, scope.now())
    tx.emit('catalog.content-liked', { contentId: id, creatorId: row.creator_id, accountId })
  })
  return readLikeCount(scope.db, id)
}

export const unlikeContent = async (scope: SignedInScope, id: ContentId) => {
  await viewContent(scope, id)
  await scope.transact(async (tx) => {
    const was = await deleteLike(tx, id, scope.actor.accountId)
    if (was) await noteCount(tx, id, 'like', -1, scope.now())
  })
  return readLikeCount(scope.db, id)
}

export const saveContent = async (scope: SignedInScope, id: ContentId) => {
  await viewContent(scope, id)
  await scope.transact((tx) => insertSave(tx, id, scope.actor.accountId, scope.now()))
}

export const unsaveContent = async (scope: SignedInScope, id: ContentId) => {
  await viewContent(scope, id)
  await scope.transact((tx) => deleteSave(tx, id, scope.actor.accountId))
}

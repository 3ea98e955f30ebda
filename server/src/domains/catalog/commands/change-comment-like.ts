import type { CommentId, ContentId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { refuseBlockedAuthor } from '../blocked-author.ts'
import { requireVisibleContent } from '../viewing.ts'
import { countCommentLikes, type likeCommentRow, lockComment } from '../writer/comments.ts'

/** Counts a like only when `write` changed a row: liking or unliking twice is the same as once. */
export const changeCommentLike = async (
  scope: SignedInScope,
  contentId: ContentId,
  id: CommentId,
  write: typeof likeCommentRow,
  delta: 1 | -1,
) => {
  await requireVisibleContent(scope, contentId)
  return scope.transact(async (tx) => {
    const comment = await lockComment(tx, contentId, id)
    if (!comment || comment.deleted_at) return fail('comment.not-found')
    if (delta > 0) await refuseBlockedAuthor(tx, scope.actor, comment)
    const changed = await write(tx, id, scope.actor.accountId)
    return changed ? countCommentLikes(tx, id, delta) : comment
  })
}

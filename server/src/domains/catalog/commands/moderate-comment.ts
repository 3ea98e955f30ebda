import type { CommentId, ContentId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { canModerateComment } from '../comment-policy.ts'
import type { CommentRow } from '../reader/comments.ts'
import { requireVisibleContent } from '../viewing.ts'
import { lockComment } from '../writer/comments.ts'

/** Only the creator of the post may pin a comment on it or give it a heart. */
export const moderateComment = async (
  scope: SignedInScope,
  contentId: ContentId,
  id: CommentId,
  change: (tx: Transaction, comment: CommentRow) => Promise<CommentRow>,
) => {
  const { row: content } = await requireVisibleContent(scope, contentId)
  return scope.transact(async (tx) => {
    const comment = await lockComment(tx, contentId, id)
    canModerateComment(comment, content, scope.actor).orThrow()
    return change(tx, comment ?? fail('comment.not-found'))
  })
}

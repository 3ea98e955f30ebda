import type { CommentId, ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { canEditComment } from '../comment-policy.ts'
import { requireReachableContent } from '../viewing.ts'
import { changeComment, lockComment } from '../writer/comments.ts'

export const editComment = async (
  scope: SignedInScope,
  contentId: ContentId,
  id: CommentId,
  text: string,
) => {
  await requireReachableContent(scope, contentId)
  return scope.transact(async (tx) => {
    canEditComment(await lockComment(tx, contentId, id), scope.actor).orThrow()
    return changeComment(tx, id, { text, edited_at: scope.now() })
  })
}

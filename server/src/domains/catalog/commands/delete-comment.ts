import type { CommentId, ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { canDeleteComment } from '../comment-policy.ts'
import { requireVisibleContent } from '../viewing.ts'
import { changeComment, countReplies, deleteCommentRow, lockComment } from '../writer/comments.ts'
import { replaceMentions } from '../writer/mentions.ts'
import { noteCount } from '../writer/reactions.ts'
import { deleteReceived, markUnanswered } from '../writer/received.ts'

/** A comment with replies loses only its text; its row goes with the last reply. */
export const deleteComment = async (scope: SignedInScope, contentId: ContentId, id: CommentId) => {
  const { row: content } = await requireVisibleContent(scope, contentId)
  await scope.transact(async (tx) => {
    const comment = await lockComment(tx, contentId, id)
    canDeleteComment(comment, content, scope.actor).orThrow()
    if (!comment) return
    const { creator_id: creatorId } = content
    const { author_id: authorId } = comment
    tx.emit('catalog.comment-deleted', { contentId, creatorId, commentId: id, authorId })
    await noteCount(tx, contentId, 'comment', -1, scope.now())
    if (comment.reply_count > 0) {
      const gone = { text: '', deleted_at: scope.now(), pinned_at: null, hearted_at: null }
      await changeComment(tx, id, gone)
      await replaceMentions(tx, id, [])
      await deleteReceived(tx, id)
      return
    }
    await deleteCommentRow(tx, id)
    if (!comment.parent_id) return
    await countReplies(tx, comment.parent_id, -1)
    if (authorId === creatorId) await markUnanswered(tx, comment.parent_id, creatorId)
    const thread = await lockComment(tx, contentId, comment.parent_id)
    if (thread?.deleted_at && thread.reply_count === 0) await deleteCommentRow(tx, thread.id)
  })
}

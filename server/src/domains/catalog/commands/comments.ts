import type { CommentId, ContentId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { canDeleteComment, canEditComment } from '../comment-policy.ts'
import { readComment } from '../reader/comments.ts'
import { viewContent } from '../viewing.ts'
import {
  changeComment,
  countReplies,
  deleteCommentRow,
  insertComment,
  lockComment,
} from '../writer/comments.ts'
import { noteCount } from '../writer/reactions.ts'
import { demandVerified } from './publish-content.ts'

interface NewComment {
  readonly text: string
  readonly parentId?: CommentId | undefined
}

/** Only who may open the piece may comment on it. A reply to a reply joins the same thread. */
export const addComment = async (
  scope: SignedInScope,
  contentId: ContentId,
  { text, parentId }: NewComment,
) => {
  const { row: content, access } = await viewContent(scope, contentId)
  if (!access.open) return fail('content.locked')
  if (!content.allow_comments) return fail('comment.closed')
  await demandVerified(scope)
  const { accountId } = scope.actor
  return scope.transact(async (tx) => {
    const answered = parentId ? await readComment(tx, contentId, parentId) : null
    if (parentId && (!answered || answered.deleted_at)) return fail('comment.not-found')
    const thread = answered ? (answered.parent_id ?? answered.id) : null
    const comment = await insertComment(tx, {
      id: uuid() as CommentId,
      content_id: contentId,
      parent_id: thread,
      author_id: accountId,
      text,
      created_at: scope.now(),
    })
    if (thread) await countReplies(tx, thread, 1)
    await noteCount(tx, contentId, 'comment', 1, scope.now())
    const { creator_id: creatorId } = content
    tx.emit('catalog.comment-added', {
      ...{ contentId, creatorId, commentId: comment.id, authorId: accountId },
    })
    return comment
  })
}

export const editComment = async (
  scope: SignedInScope,
  contentId: ContentId,
  id: CommentId,
  text: string,
) => {
  await viewContent(scope, contentId)
  return scope.transact(async (tx) => {
    canEditComment(await lockComment(tx, contentId, id), scope.actor).orThrow()
    return changeComment(tx, id, { text, edited_at: scope.now() })
  })
}

/** With replies under it only its words go, and its place when the last reply does. */
export const deleteComment = async (scope: SignedInScope, contentId: ContentId, id: CommentId) => {
  const { row: content } = await viewContent(scope, contentId)
  await scope.transact(async (tx) => {
    const comment = await lockComment(tx, contentId, id)
    canDeleteComment(comment, content, scope.actor).orThrow()
    if (!comment) return
    await noteCount(tx, contentId, 'comment', -1, scope.now())
    if (comment.reply_count > 0) {
      const gone = { text: '', deleted_at: scope.now(), pinned_at: null, hearted_at: null }
      await changeComment(tx, id, gone)
      return
    }
    await deleteCommentRow(tx, id)
    if (!comment.parent_id) return
    await countReplies(tx, comment.parent_id, -1)
    const thread = await lockComment(tx, contentId, comment.parent_id)
    if (thread?.deleted_at && thread.reply_count === 0) await deleteCommentRow(tx, thread.id)
  })
}

import type { CommentId, ContentId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { canModerateComment } from '../comment-policy.ts'
import type { CommentRow } from '../reader/comments.ts'
import { viewContent } from '../viewing.ts'
import {
  changeComment,
  countCommentLikes,
  likeCommentRow,
  lockComment,
  unlikeCommentRow,
  unpinAll,
} from '../writer/comments.ts'

type Mark = (tx: Transaction, comment: CommentRow) => Promise<CommentRow>

const marking =
  (mark: (now: Date) => Mark) =>
  async (scope: SignedInScope, contentId: ContentId, id: CommentId) => {
    const { row: content } = await viewContent(scope, contentId)
    return scope.transact(async (tx) => {
      const comment = await lockComment(tx, contentId, id)
      canModerateComment(comment, content, scope.actor).orThrow()
      return mark(scope.now())(tx, comment ?? fail('comment.not-found'))
    })
  }

/** Of a thread's beginning only: a reply stands under what it answers. */
export const pinComment = marking((now) => async (tx, comment) => {
  if (comment.parent_id || comment.deleted_at) return fail('comment.not-found')
  await unpinAll(tx, comment.content_id)
  return changeComment(tx, comment.id, { pinned_at: now })
})

export const unpinComment = marking(
  () => (tx, comment) => changeComment(tx, comment.id, { pinned_at: null }),
)

export const heartComment = marking(
  (now) => (tx, comment) =>
    comment.deleted_at
      ? fail('comment.not-found')
      : changeComment(tx, comment.id, { hearted_at: comment.hearted_at ?? now }),
)

export const unheartComment = marking(
  () => (tx, comment) => changeComment(tx, comment.id, { hearted_at: null }),
)

const liking =
  (write: typeof likeCommentRow, delta: number) =>
  async (scope: SignedInScope, contentId: ContentId, id: CommentId) => {
    await viewContent(scope, contentId)
    return scope.transact(async (tx) => {
      const comment = await lockComment(tx, contentId, id)
      if (!comment || comment.deleted_at) return fail('comment.not-found')
      const changed = await write(tx, id, scope.actor.accountId)
      return changed ? countCommentLikes(tx, id, delta) : comment
    })
  }

export const likeComment = liking(likeCommentRow, 1)
export const unlikeComment = liking(unlikeCommentRow, -1)

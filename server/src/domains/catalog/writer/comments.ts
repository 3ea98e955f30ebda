import type { AccountId, CommentId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import { type CommentRow, selectComments } from '../reader/comments.ts'

type NewComment = Pick<
  CommentRow,
  'id' | 'content_id' | 'parent_id' | 'author_id' | 'text' | 'created_at'
>

export const insertComment = (tx: Transaction, comment: NewComment): Promise<CommentRow> =>
  tx.q
    .insertInto('catalog.comments')
    .values(comment)
    .returningAll()
    .$castTo<CommentRow>()
    .executeTakeFirstOrThrow()

/** A comment of another post is not there. */
export const lockComment = async (tx: Transaction, contentId: ContentId, id: CommentId) =>
  (await selectComments(tx)
    .where('id', '=', id)
    .where('content_id', '=', contentId)
    .forUpdate()
    .executeTakeFirst()) ?? null

type CommentChange = Partial<
  Pick<CommentRow, 'text' | 'edited_at' | 'deleted_at' | 'pinned_at' | 'hearted_at'>
>

const updateComment = (tx: Transaction, id: CommentId) =>
  tx.q.updateTable('catalog.comments').where('id', '=', id)

export const changeComment = (tx: Transaction, id: CommentId, change: CommentChange) =>
  updateComment(tx, id).set(change).returningAll().$castTo<CommentRow>().executeTakeFirstOrThrow()

/** One per post: whichever was pinned before no longer is. */
export const unpinAll = async (tx: Transaction, contentId: ContentId) => {
  await tx.q
    .updateTable('catalog.comments')
    .set({ pinned_at: null })
    .where('content_id', '=', contentId)
    .where('pinned_at', 'is not', null)
    .execute()
}

export const deleteCommentRow = async (tx: Transaction, id: CommentId) => {
  await tx.q.deleteFrom('catalog.comments').where('id', '=', id).execute()
}

export const countReplies = async (tx: Transaction, parentId: CommentId, delta: 1 | -1) => {
  await updateComment(tx, parentId)
    .set({ reply_count: sql`reply_count + ${delta}` })
    .execute()
}

/** Twice is once: only a row that came or went is counted. */
export const likeCommentRow = async (tx: Transaction, id: CommentId, account: AccountId) => {
  const row = await tx.q
    .insertInto('catalog.comment_likes')
    .values({ comment_id: id, account_id: account })
    .onConflict((conflict) => conflict.doNothing())
    .returning('comment_id')
    .executeTakeFirst()
  return row !== undefined
}

export const unlikeCommentRow = async (tx: Transaction, id: CommentId, account: AccountId) => {
  const row = await tx.q
    .deleteFrom('catalog.comment_likes')
    .where('comment_id', '=', id)
    .where('account_id', '=', account)
    .returning('comment_id')
    .executeTakeFirst()
  return row !== undefined
}

export const countCommentLikes = (tx: Transaction, id: CommentId, delta: number) =>
  updateComment(tx, id)
    .set({ like_count: sql`like_count + ${delta}` })
    .returningAll()
    .$castTo<CommentRow>()
    .executeTakeFirstOrThrow()

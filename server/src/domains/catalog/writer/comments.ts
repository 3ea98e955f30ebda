import type { AccountId, CommentId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { CommentRow } from '../reader/comments.ts'

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
  (await tx.q
    .selectFrom('catalog.comments')
    .selectAll()
    .where('id', '=', id)
    .where('content_id', '=', contentId)
    .forUpdate()
    .$castTo<CommentRow>()
    .executeTakeFirst()) ?? null

type CommentChange = Partial<
  Pick<CommentRow, 'text' | 'edited_at' | 'deleted_at' | 'pinned_at' | 'hearted_at'>
>

export const changeComment = (
  tx: Transaction,
  id: CommentId,
  change: CommentChange,
): Promise<CommentRow> =>
  tx.q
    .updateTable('catalog.comments')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .$castTo<CommentRow>()
    .executeTakeFirstOrThrow()

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
  await tx.q
    .updateTable('catalog.comments')
    .set({ reply_count: sql`reply_count + ${delta}` })
    .where('id', '=', parentId)
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

export const countCommentLikes = async (
  tx: Transaction,
  id: CommentId,
  delta: number,
): Promise<CommentRow> =>
  tx.q
    .updateTable('catalog.comments')
    .set({ like_count: sql`like_count + ${delta}` })
    .where('id', '=', id)
    .returningAll()
    .$castTo<CommentRow>()
    .executeTakeFirstOrThrow()

import type { AccountId, CommentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { CommentRow } from '../reader/comments.ts'

interface Received {
  readonly creatorId: AccountId
  /** Said to the creator: it begins a thread or answers something of theirs. Others talk among themselves. */
  readonly isToCreator: boolean
}

export const insertReceived = async (
  tx: Transaction,
  { id, content_id, parent_id, author_id, created_at }: CommentRow,
  { creatorId, isToCreator }: Received,
) => {
  await tx.q
    .insertInto('catalog.received_comments')
    .values({
      comment_id: id,
      creator_id: creatorId,
      content_id,
      thread_id: parent_id ?? id,
      author_id,
      created_at,
      is_unanswered: isToCreator,
    })
    .execute()
}

/** One word of the creator answers all that was said in its thread before. */
export const markAnswered = async (tx: Transaction, threadId: CommentId) => {
  await tx.q
    .updateTable('catalog.received_comments')
    .set({ is_unanswered: false })
    .where('thread_id', '=', threadId)
    .where('is_unanswered', '=', sql.lit(true))
    .execute()
}

/** The creator took back what they wrote: what began the thread waits again, unless more of theirs is there. */
export const markUnanswered = async (
  tx: Transaction,
  threadId: CommentId,
  creatorId: AccountId,
) => {
  await tx.q
    .updateTable('catalog.received_comments')
    .set({ is_unanswered: true })
    .where('comment_id', '=', threadId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('catalog.comments')
            .select('id')
            .where('parent_id', '=', threadId)
            .where('author_id', '=', creatorId)
            .where('deleted_at', 'is', null),
        ),
      ),
    )
    .execute()
}

export const deleteReceived = async (tx: Transaction, id: CommentId) => {
  await tx.q.deleteFrom('catalog.received_comments').where('comment_id', '=', id).execute()
}

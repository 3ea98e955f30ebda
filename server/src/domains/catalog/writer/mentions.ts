import type { CommentId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { MentionRow } from '../reader/mentions.ts'

/** Whatever it mentioned before. */
export const replaceMentions = async (
  tx: Transaction,
  id: CommentId,
  mentions: readonly MentionRow[],
) => {
  await tx.q.deleteFrom('catalog.comment_mentions').where('comment_id', '=', id).execute()
  if (mentions.length === 0) return
  await tx.q
    .insertInto('catalog.comment_mentions')
    .values([...mentions])
    .execute()
}

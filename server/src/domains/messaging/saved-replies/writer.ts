import type { AccountId, SavedReply, SavedReplyFields, SavedReplyId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'

export const countSavedReplies = async (tx: Transaction, owner: AccountId): Promise<number> => {
  const { count } = await tx.q
    .selectFrom('messaging.saved_replies')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', owner)
    .executeTakeFirstOrThrow()
  return count
}

export const insertSavedReply = (
  tx: Transaction,
  owner: AccountId,
  { id, name, text }: SavedReply,
  now: Date,
) =>
  tx.q
    .insertInto('messaging.saved_replies')
    .values({ id, account_id: owner, name, text, created_at: now })
    .execute()

/** False where it is not theirs. */
export const changeSavedReply = async (
  tx: Transaction,
  owner: AccountId,
  id: SavedReplyId,
  { name, text }: SavedReplyFields,
): Promise<boolean> => {
  const row = await tx.q
    .updateTable('messaging.saved_replies')
    .set({ name, text })
    .where('id', '=', id)
    .where('account_id', '=', owner)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False where it is not theirs. */
export const removeSavedReply = async (
  tx: Transaction,
  owner: AccountId,
  id: SavedReplyId,
): Promise<boolean> => {
  const row = await tx.q
    .deleteFrom('messaging.saved_replies')
    .where('id', '=', id)
    .where('account_id', '=', owner)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

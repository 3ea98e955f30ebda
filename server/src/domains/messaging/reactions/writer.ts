import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { MessageRow } from '../messages/reader.ts'
import type { ReactionRow } from './reader.ts'

type Place = Pick<MessageRow, 'conversation_id' | 'seq'>

/** Whoever reacts to it or deletes it meanwhile waits. False when it was deleted. */
export const lockMessage = async (tx: Transaction, { conversation_id, seq }: Place) => {
  const row = await tx.q
    .selectFrom('messaging.messages')
    .select('seq')
    .where('conversation_id', '=', conversation_id)
    .where('seq', '=', seq)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the place of the one before. False when it is the same. */
export const putReaction = async (tx: Transaction, row: ReactionRow) => {
  const put = await tx.q
    .insertInto('messaging.reactions')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['conversation_id', 'seq', 'account_id'])
        .doUpdateSet({ emoji: row.emoji, reacted_at: row.reacted_at })
        .where('messaging.reactions.emoji', '<>', row.emoji),
    )
    .returning('seq')
    .executeTakeFirst()
  return put !== undefined
}

/** False when there was none. */
export const deleteReaction = async (
  tx: Transaction,
  { conversation_id, seq }: Place,
  accountId: AccountId,
) => {
  const deleted = await tx.q
    .deleteFrom('messaging.reactions')
    .where('conversation_id', '=', conversation_id)
    .where('seq', '=', seq)
    .where('account_id', '=', accountId)
    .returning('seq')
    .executeTakeFirst()
  return deleted !== undefined
}

export const deleteReactionsTo = (tx: Transaction, { conversation_id, seq }: Place) =>
  tx.q
    .deleteFrom('messaging.reactions')
    .where('conversation_id', '=', conversation_id)
    .where('seq', '=', seq)
    .execute()

/** How often they have changed by now. */
export const countChange = async (tx: Transaction, { conversation_id, seq }: Place) => {
  const row = await tx.q
    .updateTable('messaging.messages')
    .set({ reaction_changes: sql`reaction_changes + 1` })
    .where('conversation_id', '=', conversation_id)
    .where('seq', '=', seq)
    .returning('reaction_changes')
    .executeTakeFirstOrThrow()
  return row.reaction_changes
}

import type { AccountId, ConversationId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

/**
 * Whether the two have a conversation that this other person has accepted, or a group that stands in the first
 * one's list: each by an index of its own.
 */
export const readShares = async (
  { q }: Queryable,
  one: AccountId,
  other: AccountId,
): Promise<boolean> => {
  const { rows } = await sql<{ shares: boolean }>`
    select exists (
      select from messaging.conversations c
      join messaging.members m
        on m.conversation_id = c.id and m.account_id = ${other}::uuid and m.is_accepted
      where c.first_id = least(${one}::uuid, ${other}::uuid)
        and c.second_id = greatest(${one}::uuid, ${other}::uuid)
    ) or exists (
      select from messaging.members mine
      join messaging.members theirs
        on theirs.conversation_id = mine.conversation_id and theirs.account_id = ${other}::uuid
      where mine.account_id = ${one}::uuid and mine.is_group and mine.listed_at is not null
    ) as shares`.execute(q)
  return rows[0]?.shares ?? false
}

/** Whether everyone in it has accepted it: until then one side learns nothing of the other. */
export const readIsAnswered = async ({ q }: Queryable, id: ConversationId): Promise<boolean> => {
  const waiting = await q
    .selectFrom('messaging.members')
    .select('account_id')
    .where('conversation_id', '=', id)
    .where('is_accepted', '=', sql.lit(false))
    .limit(1)
    .executeTakeFirst()
  return waiting === undefined
}

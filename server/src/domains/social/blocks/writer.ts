import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'

export const insertBlock = (tx: Transaction, blocker: AccountId, blocked: AccountId, since: Date) =>
  tx.q
    .insertInto('social.blocks')
    .values({ blocker_id: blocker, blocked_id: blocked, since })
    .execute()

export const deleteBlock = async (tx: Transaction, blocker: AccountId, blocked: AccountId) => {
  const row = await tx.q
    .deleteFrom('social.blocks')
    .where('blocker_id', '=', blocker)
    .where('blocked_id', '=', blocked)
    .returning('since')
    .executeTakeFirst()
  return row !== undefined
}

/** Answers whether they were not muted before. */
export const insertMute = async (
  tx: Transaction,
  muter: AccountId,
  muted: AccountId,
  since: Date,
) => {
  const row = await tx.q
    .insertInto('social.mutes')
    .values({ muter_id: muter, muted_id: muted, since })
    .onConflict((conflict) => conflict.doNothing())
    .returning('since')
    .executeTakeFirst()
  return row !== undefined
}

export const deleteMute = async (tx: Transaction, muter: AccountId, muted: AccountId) => {
  const row = await tx.q
    .deleteFrom('social.mutes')
    .where('muter_id', '=', muter)
    .where('muted_id', '=', muted)
    .returning('since')
    .executeTakeFirst()
  return row !== undefined
}

import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Scored } from '../ranking/score.ts'
import type { FanRow } from '../reader/fans.ts'

/** Those that are told as reasons. */
const shownParts = 2

export interface NewPicks {
  readonly picks: readonly Scored[]
  readonly nearIds: readonly AccountId[]
  /** As it was when what they are made of was read. */
  readonly fan: Pick<FanRow, 'computing' | 'changes'>
}

/**
 * Beside the computing before, which somebody may be on their way through. Changes that came meanwhile
 * are computed after a while. Nothing is written for somebody who has turned them off or reset them, nor
 * when somebody else was faster.
 */
export const putPicks = async (
  tx: Transaction,
  account: AccountId,
  { picks, nearIds, fan }: NewPicks,
  { now, again }: { readonly now: Date; readonly again: Date },
) => {
  const { rows } = await sql<{ computing: number }>`
    insert into recommendations.fans as f (id, computing, computed_at)
    values (${account}, 1, ${now})
    on conflict (id) do update set computing = f.computing + 1, computed_at = ${now},
      due_at = case when f.changes = ${fan.changes} then null else ${again}::timestamptz end
    where f.is_on and f.computing = ${fan.computing}
    returning computing`.execute(tx.q)
  const computing = rows[0]?.computing
  if (computing === undefined) return
  const posts = picks.map(({ candidate }) => candidate)
  await tx.q
    .insertInto('recommendations.picks')
    .values({
      account_id: account,
      computing,
      computed_at: now,
      content_ids: posts.map(({ id }) => id),
      creator_ids: posts.map(({ creatorId }) => creatorId),
      types: posts.map(({ type }) => type),
      categories: posts.map(({ category }) => category),
      whys: JSON.stringify(picks.map(({ parts }) => parts.slice(0, shownParts))),
      near_ids: [...nearIds],
    })
    .execute()
  await tx.q
    .deleteFrom('recommendations.picks')
    .where('account_id', '=', account)
    .where('computing', '<', computing - 1)
    .execute()
}

/** Counted as a computing, so that one which is on its way ends in nothing. */
export const forgetPicks = async (tx: Transaction, account: AccountId) => {
  await tx.q.deleteFrom('recommendations.picks').where('account_id', '=', account).execute()
  await sql`
    update recommendations.fans set computing = computing + 1, due_at = null
    where id = ${account}`.execute(tx.q)
}

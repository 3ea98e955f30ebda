import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Scored } from '../ranking/score.ts'
import type { FanRow } from '../reader/fans.ts'

/** The strongest are told; more would not be read. */
const mostReasons = 2

export interface NewPicks {
  readonly picks: readonly Scored[]
  readonly nearIds: readonly AccountId[]
  /** As it was when what they are made of was read. */
  readonly fan: Pick<FanRow, 'computing' | 'changes'>
}

/**
 * Beside the computing before, which somebody may be on their way through. Changes that came meanwhile
 * are computed after a while. Nothing is written for somebody who has turned them off or reset them, nor
 * when somebody else was faster; then it is false.
 */
export const putPicks = async (
  tx: Transaction,
  account: AccountId,
  { picks, nearIds, fan }: NewPicks,
  { now, again }: { readonly now: Date; readonly again: Date },
): Promise<boolean> => {
  const { rows } = await sql<{ computing: number }>`
    insert into recommendations.fans as f (id, computing, computed_at)
    values (${account}, 1, ${now})
    on conflict (id) do update set computing = f.computing + 1, computed_at = ${now},
      due_at = case when f.changes = ${fan.changes} then null else ${again}::timestamptz end
    where f.is_on and f.computing = ${fan.computing}
    returning computing`.execute(tx.q)
  const computing = rows[0]?.computing
  if (computing === undefined) return false
  const posts = picks.map(({ candidate }) => candidate)
  const whys = picks.map(({ reasons }) => JSON.stringify(reasons.slice(0, mostReasons)))
  await sql`
    insert into recommendations.picks (account_id, computing, computed_at, content_ids, creator_ids,
      types, categories, whys, near_ids)
    values (${account}, ${computing}, ${now}, ${posts.map(({ id }) => id)}::uuid[],
      ${posts.map(({ creatorId }) => creatorId)}::uuid[], ${posts.map(({ type }) => type)}::text[],
      ${posts.map(({ category }) => category)}::text[], ${whys}::jsonb[],
      ${[...nearIds]}::uuid[])`.execute(tx.q)
  await tx.q
    .deleteFrom('recommendations.picks')
    .where('account_id', '=', account)
    .where('computing', '<', computing - 1)
    .execute()
  return true
}

/** Counted as a computing, so that one which is on its way ends in nothing. */
export const forgetPicks = async (tx: Transaction, account: AccountId) => {
  await tx.q.deleteFrom('recommendations.picks').where('account_id', '=', account).execute()
  await sql`
    update recommendations.fans set computing = computing + 1, due_at = null
    where id = ${account}`.execute(tx.q)
}

import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'

interface Visit {
  readonly now: Date
  /** Whoever came last before this has been away. */
  readonly wasAwayBefore: Date
  /** What began to be shown before this is no longer shown. */
  readonly isOldBefore: Date
}

/** Answers since when they were away, if that is shown now. */
export const noteVisit = async (
  tx: Transaction,
  id: AccountId,
  { now, wasAwayBefore, isOldBefore }: Visit,
): Promise<Date | null> => {
  const { rows } = await sql<{ away_since: Date | null }>`
    insert into catalog.feed_visits as v (account_id, visited_at) values (${id}, ${now})
    on conflict (account_id) do update set
      visited_at = ${now},
      away_since = case
        when v.visited_at <= ${wasAwayBefore} then v.visited_at
        when v.away_until > ${isOldBefore} then v.away_since end,
      away_until = case
        when v.visited_at <= ${wasAwayBefore} then ${now}
        when v.away_until > ${isOldBefore} then v.away_until end
    returning away_since`.execute(tx.q)
  return rows[0]?.away_since ?? null
}

export const clearAway = async (tx: Transaction, id: AccountId) => {
  await tx.q
    .updateTable('catalog.feed_visits')
    .set({ away_since: null, away_until: null })
    .where('account_id', '=', id)
    .execute()
}

import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'

interface Visit {
  readonly now: Date
  /** Whoever was last seen before this has come anew. */
  readonly isNewBefore: Date
}

/** Answers when the visit before this one ended. However often somebody looks, that stays until they leave. */
export const noteStudioVisit = async (
  tx: Transaction,
  id: AccountId,
  { now, isNewBefore }: Visit,
): Promise<Date | null> => {
  const { rows } = await sql<{ last_visit_at: Date | null }>`
    insert into catalog.studio_visits as v (account_id, seen_at) values (${id}, ${now})
    on conflict (account_id) do update set
      seen_at = greatest(v.seen_at, excluded.seen_at),
      last_visit_at = case when v.seen_at <= ${isNewBefore} then v.seen_at else v.last_visit_at end
    returning last_visit_at`.execute(tx.q)
  return rows[0]?.last_visit_at ?? null
}

import type { AccountId, TierId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'

/** Days that this fan could still try this tier for nothing: none after one trial of its creator. */
export const readTrialDays = async ({ q }: Queryable, accountId: AccountId, tierId: TierId) => {
  const { rows } = await sql<{ trial_days: number }>`
    select t.trial_days from billing.tiers t where t.id = ${tierId} and not exists (
      select from billing.trials used where used.creator_id = t.creator_id
        and used.used_by = ${`fan:${accountId}`})`.execute(q)
  return rows[0]?.trial_days ?? 0
}

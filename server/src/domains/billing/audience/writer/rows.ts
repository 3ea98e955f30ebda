import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../../platform/database/database.ts'
import type { AudienceRow } from '../reader/rows.ts'

/** Only what is different is given here. */
export const storeRows = async (tx: Transaction, rows: readonly AudienceRow[]) => {
  if (rows.length === 0) return
  await tx.q
    .insertInto('billing.audience')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('subscription_id').doUpdateSet((row) => ({
        tier_id: row.ref('excluded.tier_id'),
        state: row.ref('excluded.state'),
        basis: row.ref('excluded.basis'),
        is_trial: row.ref('excluded.is_trial'),
        currency: row.ref('excluded.currency'),
        yearly: row.ref('excluded.yearly'),
        paying_at: row.ref('excluded.paying_at'),
        had_trial: row.ref('excluded.had_trial'),
        ended_at: row.ref('excluded.ended_at'),
        lasted: row.ref('excluded.lasted'),
      })),
    )
    .execute()
}

interface Renamed {
  readonly accountId: AccountId
  readonly username: string
  readonly name: string
}

export const renameRows = async ({ q }: Transaction, people: readonly Renamed[]) => {
  await sql`
    update billing.audience a set username = p.username, name = p.name
    from unnest(${people.map(({ accountId }) => accountId)}::uuid[],
      ${people.map(({ username }) => username)}::text[], ${people.map(({ name }) => name)}::text[])
      as p(account_id, username, name)
    where a.account_id = p.account_id and (a.username, a.name) is distinct from (p.username, p.name)
  `.execute(q)
}

import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'

/** The first time counts: doing it again changes nothing. */
export const markFirstRun = async (
  tx: Transaction,
  id: AccountId,
  mark: 'shared_at' | 'closed_at',
  now: Date,
) => {
  await tx.q
    .insertInto('profiles.first_runs')
    .values({ account_id: id, [mark]: now })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        [mark]: sql`coalesce(${sql.ref(`first_runs.${mark}`)}, excluded.${sql.ref(mark)})`,
      }),
    )
    .execute()
}

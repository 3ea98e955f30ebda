import type { AccountId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'

/** Whoever has neither shared their page nor closed the list has no row. */
export const readFirstRunMarks = async ({ q }: Queryable, id: AccountId) => {
  const row = await q
    .selectFrom('profiles.first_runs')
    .select(['shared_at', 'closed_at'])
    .where('account_id', '=', id)
    .executeTakeFirst()
  return { hasShared: Boolean(row?.shared_at), isClosed: Boolean(row?.closed_at) }
}

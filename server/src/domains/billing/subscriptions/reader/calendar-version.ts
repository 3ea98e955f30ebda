import type { AccountId } from '@fanfare/contract'
import type { Queryable } from '../../../../platform/database/database.ts'

/** Of the address that somebody's renewals have now. */
export const readCalendarVersion = async ({ q }: Queryable, id: AccountId) => {
  const row = await q
    .selectFrom('billing.customers')
    .select('calendar_version')
    .where('account_id', '=', id)
    .executeTakeFirst()
  return row?.calendar_version ?? 1
}

import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'

export const storeHoliday = async (
  { q }: Transaction,
  creator_id: AccountId,
  until: Date,
  set_at: Date,
) => {
  const change = { until, set_at }
  await q
    .insertInto('billing.holidays')
    .values({ creator_id, ...change })
    .onConflict((conflict) => conflict.column('creator_id').doUpdateSet(change))
    .execute()
}

export const deleteHoliday = async ({ q }: Transaction, creatorId: AccountId) => {
  await q.deleteFrom('billing.holidays').where('creator_id', '=', creatorId).execute()
}

import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'

/** Needs the customer's lock, so that the row is there. */
export const setCalendarVersion = async (tx: Transaction, id: AccountId, version: number) => {
  await tx.q
    .updateTable('billing.customers')
    .set({ calendar_version: version })
    .where('account_id', '=', id)
    .execute()
}

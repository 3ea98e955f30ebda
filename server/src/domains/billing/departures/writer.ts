import type { AccountId } from '@fanfare/contract'
import { claimDue } from '../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { DepartureRow, Remaining } from './reader.ts'

export const noteDeparture = async ({ q }: Transaction, id: AccountId, now: Date) => {
  await q
    .insertInto('billing.departures')
    .values({ id, due_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** All are ended, or they came back. */
export const forgetDeparture = async ({ q }: Transaction, id: AccountId) => {
  await q.deleteFrom('billing.departures').where('id', '=', id).execute()
}

export const claimDepartures = (tx: Transaction, now: Date, until: Date) =>
  claimDue<DepartureRow>(tx, 'billing.departures', { now, until, most: 5 })

export const moveDeparture = async (
  { q }: Transaction,
  id: AccountId,
  { started_at, id: reached_id }: Remaining,
  now: Date,
) => {
  await q
    .updateTable('billing.departures')
    .set({ reached_at: started_at, reached_id, due_at: now })
    .where('id', '=', id)
    .execute()
}

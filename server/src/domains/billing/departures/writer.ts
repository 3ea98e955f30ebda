import type { AccountId } from '@fanfare/contract'
import { claimDue } from '../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { DepartureRow, Remaining } from './reader.ts'

/** Also for whoever is being seen to at this moment: then it is looked at once more. */
export const noteDeparture = async ({ q }: Transaction, id: AccountId, now: Date) => {
  await q
    .insertInto('billing.departures')
    .values({ id, due_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ due_at: now }))
    .execute()
}

/** They came back. */
export const forgetDeparture = async ({ q }: Transaction, id: AccountId) => {
  await q.deleteFrom('billing.departures').where('id', '=', id).execute()
}

/** All are ended, and nothing was noted since it was claimed. */
export const closeDeparture = async ({ q }: Transaction, { id, due_at }: DepartureRow) => {
  await q
    .deleteFrom('billing.departures')
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .execute()
}

export const claimDepartures = claimDue<DepartureRow>('billing.departures', 5)

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

/** Some could not be ended: it begins anew when its lease ends. */
export const rewindDeparture = async ({ q }: Transaction, { id }: DepartureRow) => {
  await q
    .updateTable('billing.departures')
    .set({ reached_at: null, reached_id: null })
    .where('id', '=', id)
    .execute()
}

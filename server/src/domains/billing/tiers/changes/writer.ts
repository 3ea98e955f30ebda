import type { TierId } from '@fanfare/contract'
import { claimDue } from '../../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../../platform/database/database.ts'
import { selectTierChanges, type TierChangeRow } from './reader.ts'

/** Whoever marks it as mailed holds it too, so an edit is either in that mail or in the next. */
export const lockWaitingChange = async (tx: Transaction, tierId: TierId) =>
  (await selectTierChanges(tx)
    .where('tier_id', '=', tierId)
    .where('mailed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) ?? null

export const insertTierChange = async ({ q }: Transaction, row: TierChangeRow) => {
  await q.insertInto('billing.tier_changes').values(row).execute()
}

type Rewording = Pick<TierChangeRow, 'name_after' | 'benefits_after' | 'edited_at'>

export const rewordTierChange = async ({ q }: Transaction, id: string, change: Rewording) => {
  await q.updateTable('billing.tier_changes').set(change).where('id', '=', id).execute()
}

export const deleteTierChange = async ({ q }: Transaction, id: string) => {
  await q.deleteFrom('billing.tier_changes').where('id', '=', id).execute()
}

export const claimDueTierChanges = claimDue<TierChangeRow>('billing.tier_changes', 20)

/** False when it was marked before, or was taken back since. */
export const markMailed = async ({ q }: Transaction, id: string, now: Date) => {
  const { numUpdatedRows } = await q
    .updateTable('billing.tier_changes')
    .set({ mailed_at: now, due_at: null })
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

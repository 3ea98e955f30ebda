import type { ContentId, OrderId } from '@fanfare/contract'
import { claimDue } from '../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { RemovalRow } from './reader.ts'

/** Also for what is being seen to at this moment: then it is gone over once more. */
export const noteRemoval = async ({ q }: Transaction, id: ContentId, now: Date) => {
  const noted = { noted_at: now, reached_id: null, due_at: now }
  await q
    .insertInto('billing.removals')
    .values({ id, ...noted })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(noted))
    .execute()
}

export const claimRemovals = claimDue<RemovalRow>('billing.removals', 5)

/** Everyone has their money, and nothing was noted since it was claimed. */
export const closeRemoval = async ({ q }: Transaction, { id, due_at }: RemovalRow) => {
  await q.deleteFrom('billing.removals').where('id', '=', id).where('due_at', '=', due_at).execute()
}

/** Not of what was noted again since it was claimed: that begins anew. */
export const moveRemoval = async (
  { q }: Transaction,
  { id, due_at }: RemovalRow,
  change: { readonly reached_id: OrderId | null; readonly due_at?: Date },
) => {
  await q
    .updateTable('billing.removals')
    .set(change)
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .execute()
}

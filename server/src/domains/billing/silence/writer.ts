import type { AccountId } from '@fanfare/contract'
import { claimDue } from '../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'

/** From a creator's first tier on; one who is watched already stays as they are. */
export const beginWatch = async ({ q }: Transaction, ids: readonly AccountId[], due_at: Date) => {
  await q
    .insertInto('billing.silence_watch')
    .values(ids.map((id) => ({ id, due_at })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Those of them who are watched are looked at then; null for not before they publish. */
export const lookAt = async (
  { q }: Transaction,
  ids: readonly AccountId[],
  due_at: Date | null,
) => {
  await q.updateTable('billing.silence_watch').set({ due_at }).where('id', 'in', ids).execute()
}

interface WatchRow extends Row<'billing.silence_watch'> {
  /** The creator. */
  readonly id: AccountId
}

export const claimWatches = claimDue<WatchRow>('billing.silence_watch', 50)

/** What they publish meanwhile is noted after what is done about their silence. */
export const lockWatch = async ({ q }: Transaction, id: AccountId) => {
  await q
    .selectFrom('billing.silence_watch')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

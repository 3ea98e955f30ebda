import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Allowance } from '../reader/uploads.ts'

/** Locked, so that several uploads begun at once cannot pass the limit together. */
export const lockAllowance = async (tx: Transaction, accountId: AccountId): Promise<Allowance> => {
  await tx.q
    .insertInto('media.allowances')
    .values({ account_id: accountId })
    .onConflict((known) => known.doNothing())
    .execute()
  return tx.q
    .selectFrom('media.allowances')
    .select(['verified', 'used_bytes'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Less than nothing gives back. */
export const charge = async (tx: Transaction, accountId: AccountId, bytes: number) => {
  if (bytes === 0) return
  await tx.q
    .updateTable('media.allowances')
    .set({ used_bytes: sql<number>`greatest(used_bytes + ${bytes}, 0)` })
    .where('account_id', '=', accountId)
    .execute()
}

export const writeVerified = async (tx: Transaction, accountId: AccountId, verified: boolean) => {
  await tx.q
    .insertInto('media.allowances')
    .values({ account_id: accountId, verified })
    .onConflict((known) => known.column('account_id').doUpdateSet({ verified }))
    .execute()
}

import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { SettingsRow } from './reader.ts'

export const putSettings = (
  tx: Transaction,
  { account_id, may_write, read_receipts, activity_status }: SettingsRow,
) =>
  tx.q
    .insertInto('messaging.settings')
    .values({ account_id, may_write, read_receipts, activity_status })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ may_write, read_receipts, activity_status }),
    )
    .execute()

/** One after the other, also the first: their profile’s row need not be locked for it. */
export const lockSettings = async (tx: Transaction, id: AccountId): Promise<SettingsRow> => {
  await tx.q
    .insertInto('messaging.settings')
    .values({ account_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx.q
    .selectFrom('messaging.settings')
    .select(['account_id', 'may_write', 'read_receipts', 'activity_status'])
    .where('account_id', '=', id)
    .forUpdate()
    .$castTo<SettingsRow>()
    .executeTakeFirstOrThrow()
}

import type { AccountId, DataSharing } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'

interface Given {
  readonly ageRange: DataSharing['ageRange'] | undefined
  readonly gender: DataSharing['gender'] | undefined
}

/** From now on they share what they give. */
export const startDataSharing = async (tx: Transaction, id: AccountId, now: Date) => {
  await tx.q
    .insertInto('profiles.data_sharing')
    .values({ account_id: id, updated_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}

/** What is not given stays as it was; nothing is kept of someone who has turned it off. */
export const changeDataSharing = async (
  tx: Transaction,
  id: AccountId,
  { ageRange, gender }: Given,
  now: Date,
) => {
  await tx.q
    .updateTable('profiles.data_sharing')
    .set({
      ...(ageRange === undefined ? {} : { age_range: ageRange }),
      ...(gender === undefined ? {} : { gender }),
      updated_at: now,
    })
    .where('account_id', '=', id)
    .execute()
}

export const deleteDataSharing = async (tx: Transaction, id: AccountId) => {
  await tx.q.deleteFrom('profiles.data_sharing').where('account_id', '=', id).execute()
}

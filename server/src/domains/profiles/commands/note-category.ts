import type { AccountId, CategorySlug } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { readProfile } from '../reader.ts'
import { changeProfile } from '../writer.ts'

/** Catalog tells what this creator mostly publishes. It does so for one of them at a time. */
export const noteCategory = async (
  tx: Transaction,
  id: AccountId,
  category: CategorySlug | null,
  now: Date,
): Promise<void> => {
  const profile = await readProfile(tx, id)
  if (profile && profile.category !== category) await changeProfile(tx, id, { category }, now)
}

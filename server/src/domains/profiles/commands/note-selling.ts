import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { changeProfile, lockProfile } from '../writer.ts'

/** Billing tells whether somebody can subscribe to this creator. */
export const noteSelling = async (
  tx: Transaction,
  id: AccountId,
  sellsTiers: boolean,
  now: Date,
): Promise<void> => {
  const profile = await lockProfile(tx, id)
  if (profile.sells_tiers !== sellsTiers) {
    await changeProfile(tx, id, { sells_tiers: sellsTiers }, now)
  }
}

import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'

/**
 * Social tells that one of these two has blocked the other, in the transaction that stores the block:
 * from then on neither of them sees the other.
 */
export const hidePair = async (tx: Transaction, one: AccountId, other: AccountId) => {
  await tx.q
    .insertInto('profiles.hidden_pairs')
    .values([
      { viewer_id: one, other_id: other },
      { viewer_id: other, other_id: one },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Neither blocks the other any longer. */
export const showPair = async (tx: Transaction, one: AccountId, other: AccountId) => {
  await tx.q
    .deleteFrom('profiles.hidden_pairs')
    .where('viewer_id', 'in', [one, other])
    .where('other_id', 'in', [one, other])
    .execute()
}

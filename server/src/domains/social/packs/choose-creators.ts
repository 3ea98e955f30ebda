import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedIn } from '../../../platform/scope.ts'
import { seeProfiles } from '../../profiles/index.ts'

/**
 * Those of these who are creators the owner can see, in the same order. Somebody who was suspended
 * while the list was edited is left out rather than in the way.
 */
export const chooseCreators = async (
  tx: Transaction,
  wanted: readonly AccountId[],
  actor: SignedIn,
): Promise<AccountId[]> => {
  const profiles = await seeProfiles(tx, actor, wanted)
  const found = profiles.filter((row) => row.creator_since)
  const ids = new Set(found.map((row) => row.account_id))
  const chosen = wanted.filter((id) => ids.has(id))
  return chosen.length > 0 ? chosen : fail('pack.empty')
}

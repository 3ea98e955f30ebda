import type { AccountId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireVisibleProfile } from '../../profiles/index.ts'
import { deleteMute } from './writer.ts'

/** Also of somebody who has become hidden since. */
export const unmuteUser = (scope: SignedInScope, muted: AccountId): Promise<void> =>
  scope.transact(async (tx) => {
    const wasMuted = await deleteMute(tx, scope.actor.accountId, muted)
    if (!wasMuted) await requireVisibleProfile(tx, scope.actor, muted)
  })

import type { AccountId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireVisibleProfile, showPair } from '../../profiles/index.ts'
import { lockPeople } from '../writer.ts'
import { hasBlocked } from './reader.ts'
import { deleteBlock } from './writer.ts'

/** Follows that ended stay ended. Of somebody who was not blocked it says only what a profile says. */
export const unblockUser = (scope: SignedInScope, blocked: AccountId): Promise<void> =>
  scope.transact(async (tx) => {
    const blocker = scope.actor.accountId
    await lockPeople(tx, [blocker, blocked])
    if (!(await deleteBlock(tx, blocker, blocked))) {
      await requireVisibleProfile(tx, scope.actor, blocked)
      return
    }
    if (!(await hasBlocked(tx, blocked, blocker))) await showPair(tx, blocker, blocked)
    tx.emit('social.unblocked', { blockerId: blocker, blockedId: blocked })
  })

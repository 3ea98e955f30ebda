import type { AccountId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireVisibleProfile } from '../../profiles/index.ts'
import { endFollow } from '../end-follow.ts'
import { lockPerson } from '../writer.ts'

/** Whoever is no creator any more can be unfollowed too. */
export const unfollowUser = (scope: SignedInScope, creator: AccountId): Promise<void> =>
  scope.transact(async (tx) => {
    const follower = scope.actor.accountId
    await requireVisibleProfile(tx, scope.actor, creator)
    await lockPerson(tx, follower)
    await endFollow(tx, follower, creator, scope.now())
  })

import type { FollowPrivacy } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { lockPerson, showFollowing } from '../writer.ts'

/** A follow that is made meanwhile waits for the lock and takes the new choice. */
export const updateFollowPrivacy = (
  scope: SignedInScope,
  { showFollowing: shows }: FollowPrivacy,
): Promise<FollowPrivacy> =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const before = await lockPerson(tx, accountId)
    if (before.shows_following !== shows) await showFollowing(tx, accountId, shows)
    return { showFollowing: shows }
  })

import { type AccountId, type FollowSource, limits } from '@fanfare/contract'
import type { Transaction } from '../../platform/database/database.ts'
import { fail } from '../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { insertFollows, lockPerson, noteCounts } from './writer.ts'

/**
 * Following twice is following, and leaves the bell as it was set. All of them, or none. Who they are is
 * asked under the follower's lock, which a block takes too: nobody follows whoever has just blocked them.
 */
export const followAll = async (
  tx: Transaction,
  scope: Pick<SignedInScope, 'actor' | 'now'>,
  source: FollowSource,
  findCreators: () => Promise<readonly AccountId[]>,
): Promise<void> => {
  const follower = scope.actor.accountId
  const { following_count, shows_following: isShown } = await lockPerson(tx, follower)
  const follow = { follower, bell: 'highlights', isShown } as const
  const added = await insertFollows(tx, await findCreators(), follow, scope.now())
  if (added.length === 0) return
  if (following_count + added.length > limits.follows) fail('follow.too-many')
  await noteCounts(tx, follower, added, { delta: 1, source }, scope.now())
  for (const creatorId of added) tx.emit('social.followed', { followerId: follower, creatorId })
}

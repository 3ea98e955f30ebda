import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../platform/database/database.ts'
import { deleteFollow, noteCounts } from './writer.ts'

/** Needs the follower's lock. Nothing when they do not follow. */
export const endFollow = async (
  tx: Transaction,
  follower: AccountId,
  creator: AccountId,
  now: Date,
): Promise<void> => {
  if (!(await deleteFollow(tx, follower, creator))) return
  await noteCounts(tx, follower, [creator], { delta: -1, source: null }, now)
  tx.emit('social.unfollowed', { followerId: follower, creatorId: creator })
}

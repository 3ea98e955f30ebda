import type { NotificationId } from '@fanfare/contract'
import type { Transaction } from '../../platform/database/database.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { readFollowsAmong } from '../social/index.ts'
import { findNotices } from './reader/notices.ts'
import { findPublishes } from './reader/publishes.ts'
import { lockReaders } from './writer/readers.ts'

/**
 * Of these those that this reader can have: what was written for them, and what somebody they follow has
 * published since. Whatever their bell says now: turning it down must be undoable. Holds the reader's lock.
 */
export const lockOwnNotices = async (
  tx: Transaction,
  { actor }: SignedInScope,
  ids: readonly NotificationId[],
) => {
  const { accountId } = actor
  await lockReaders(tx, [accountId])
  const notices = await findNotices(tx, accountId, ids)
  const found = await findPublishes(tx, accountId, ids)
  const pairs = found.map(({ creatorId }) => ({ followerId: accountId, creatorId }))
  const follows = pairs.length > 0 ? await readFollowsAmong(tx, pairs) : []
  const byCreator = new Map(follows.map((one) => [one.creatorId, one]))
  const publishes = found.flatMap((publish) => {
    const follow = byCreator.get(publish.creatorId)
    return follow && follow.since < publish.at ? [{ ...publish, bell: follow.bell }] : []
  })
  return { notices, publishes }
}

import type { Transaction } from '../../../../platform/database/database.ts'
import type { DueTask } from '../../../../platform/events/due.ts'
import { fanoutBatch } from '../../policy.ts'
import { queueWishes } from '../index.ts'
import { type Follower, readFollowersFor } from './reader.ts'
import { endFanout, type Fanout, lockNextFanout, moveFanout } from './writer.ts'

const hears = ({ isHighlight }: Fanout, { bell, isMuted }: Follower) =>
  !isMuted && (bell === 'all' || (bell === 'highlights' && isHighlight))

/** Answers where the next batch goes on; null when all have been looked at. */
const queueBatch = async (tx: Transaction, fanout: Fanout, now: Date) => {
  const followers = await readFollowersFor(tx, fanout, fanoutBatch)
  const wishes = followers
    .filter((follower) => hears(fanout, follower))
    .map(({ id, preference, times }) => ({
      accountId: id,
      noticeId: fanout.publishId,
      seq: fanout.seq,
      channels: preference,
      times,
      hasOwnMail: false,
    }))
  await queueWishes(tx, wishes, now)
  return followers.length < fanoutBatch ? null : (followers.at(-1) ?? null)
}

/**
 * Goes through the followers of what was published, those who want to be told outside of the app among
 * them. A batch and the move of the cursor are one transaction, so nobody is queued twice or left out.
 */
export const fanOutPublishes: DueTask = {
  name: 'notifications.fan-out-publishes',
  run: (scope) =>
    scope.transact(async (tx) => {
      const now = scope.now()
      const fanout = await lockNextFanout(tx, now)
      if (!fanout) return 0
      const last = fanout.isOver ? null : await queueBatch(tx, fanout, now)
      if (last) await moveFanout(tx, fanout.publishId, last, now)
      else await endFanout(tx, fanout.publishId)
      return 1
    }),
}

import { after } from '../../../platform/clock/after.ts'
import { leasedTask } from '../../../platform/events/due.ts'
import { measureReplies } from './reader.ts'
import { claimDue, dropReplyTime, keepReplyTime } from './writer.ts'

const batch = 20
const minute = 60_000
const day = 86_400_000

/** Once a day, while there is something to measure. It is read outside of the transaction that keeps it. */
export const measureReplyTimes = leasedTask({
  name: 'messaging.measure-replies',
  leaseMs: 5 * minute,
  oneByOne: true,
  claim: (tx, now, until) => claimDue(tx, now, until, batch),
  settle: async (scope, { id }) => {
    const now = scope.now()
    const { conversations, seconds } = await measureReplies(scope.primary, id, now)
    await scope.transact(async (tx) => {
      if (conversations === 0) await dropReplyTime(tx, id)
      else await keepReplyTime(tx, id, seconds, after(now, day))
    })
  },
})

import { after } from '../../../platform/clock/after.ts'
import { type DueTask, leasedTask, settleEach } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { countHolders } from '../../entitlements/index.ts'
import { readSuspended } from '../../profiles/index.ts'
import { type BroadcastRow, readDue } from './reader/broadcasts.ts'
import { sendNow } from './send-now.ts'
import { changeBroadcast, claimUncounted, findOwn, lockChannel } from './writer.ts'

const batch = 50
const hour = 3_600_000

/** Looked at again under the lock: it may have been sent, changed or cancelled. Of who is suspended it waits. */
const sendDue = (scope: Scope, { id, creator_id }: BroadcastRow) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    const channel = await lockChannel(tx, creator_id, now)
    const row = await findOwn(tx, creator_id, id)
    if (!row?.send_at || row.sent_at || row.send_at > now) return
    const isSuspended = (await readSuspended(tx, [creator_id])).size > 0
    if (isSuspended) await changeBroadcast(tx, id, { send_at: after(now, hour) })
    else await sendNow(tx, channel, row, now)
  })

/** Counting takes as long as there are subscribers, so nobody waits for it and no transaction is open meanwhile. */
const countOne = async (scope: Scope, { id, creator_id, tier_id, sent_at }: BroadcastRow) => {
  if (!sent_at) return
  const reach = await countHolders(scope.primary, creator_id, tier_id, sent_at)
  await scope.transact(async (tx) => {
    await changeBroadcast(tx, id, { reach })
    tx.emit('messaging.broadcast-counted', { creatorId: creator_id })
  })
}

const sendScheduled: DueTask = {
  name: 'messaging.send-scheduled',
  run: async (scope) => {
    const rows = await readDue(scope.primary, scope.now(), batch)
    await settleEach(scope, { name: sendScheduled.name, rows, oneByOne: true, settle: sendDue })
    return rows.length
  },
}

const countReach = leasedTask({
  name: 'messaging.count-reach',
  leaseMs: hour,
  oneByOne: true,
  claim: claimUncounted,
  settle: countOne,
})

export const broadcastDue: readonly DueTask[] = [sendScheduled, countReach]

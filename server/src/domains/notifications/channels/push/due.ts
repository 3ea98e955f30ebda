import { after } from '../../../../platform/clock/after.ts'
import type { DueTask } from '../../../../platform/events/due.ts'
import { aliveSessions } from '../../../identity/index.ts'
import { pushKeptMs } from '../../policy.ts'
import { readUnchecked } from './reader/devices.ts'
import { sendPushes } from './send-pushes.ts'
import { deleteDevices, markChecked } from './writer/devices.ts'
import { deletePushesBefore } from './writer/pushes.ts'

const day = 86_400_000
const tenMinutes = 600_000
const batch = 1_000

/** Sessions expire without an event: each device's is asked for once a day. */
const forgetExpiredDevices: DueTask = {
  name: 'notifications.forget-expired-devices',
  everyMs: tenMinutes,
  async run(scope) {
    const now = scope.now()
    const devices = await readUnchecked(scope.db, after(now, -day), batch)
    if (devices.length === 0) return 0
    const sessions = devices.map(({ session_id }) => session_id)
    const alive = await aliveSessions(scope.db, sessions, now)
    const ids = devices.map(({ id }) => id)
    const ended = devices.filter(({ session_id }) => !alive.has(session_id))
    await scope.transact(async (tx) => {
      await deleteDevices(
        tx,
        ended.map(({ id }) => id),
      )
      await markChecked(tx, ids, now)
    })
    return devices.length
  },
}

const purgePushes: DueTask = {
  name: 'notifications.purge-pushes',
  everyMs: tenMinutes,
  run: (scope) =>
    scope.transact((tx) => deletePushesBefore(tx, after(scope.now(), -pushKeptMs), batch)),
}

export const pushDue: readonly DueTask[] = [sendPushes, forgetExpiredDevices, purgePushes]

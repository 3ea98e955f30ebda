import { after } from '../../platform/clock/after.ts'
import type { DueTask } from '../../platform/events/due.ts'
import { writeDigests } from './channels/digest/due.ts'
import { fanOutPublishes } from './channels/fanout/due.ts'
import { mailNotices } from './channels/mail/due.ts'
import { measureWaiting } from './channels/metrics.ts'
import { pushDue } from './channels/push/due.ts'
import { keptMs } from './policy.ts'
import { forgetPublishers, purgeBefore } from './writer/purge.ts'

/** In batches, so that nobody waits for it. */
const purgeNotices: DueTask = {
  name: 'notifications.purge-notices',
  everyMs: 600_000,
  run: (scope) =>
    scope.transact(async (tx) => {
      const purged = await purgeBefore(tx, after(scope.now(), -keptMs))
      return purged > 0 ? purged : forgetPublishers(tx)
    }),
}

export const notificationDue: readonly DueTask[] = [
  fanOutPublishes,
  mailNotices,
  writeDigests,
  measureWaiting,
  purgeNotices,
  ...pushDue,
]

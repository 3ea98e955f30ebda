import { after } from '../../platform/clock/after.ts'
import type { DueTask } from '../../platform/events/due.ts'
import { keptMs } from './policy.ts'
import { pushDue } from './push/due.ts'
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

export const notificationDue: readonly DueTask[] = [purgeNotices, ...pushDue]

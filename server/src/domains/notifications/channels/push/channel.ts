import { after } from '../../../../platform/clock/after.ts'
import { waitingIn } from '../../../../platform/database/waiting-in.ts'
import { pushDelayMs } from '../../policy.ts'
import { afterQuietHours } from '../../times/delivery-times.ts'
import type { Channel } from '../channel.ts'
import { queuePushes } from './writer/pushes.ts'

/** To every browser in which they turned it on. */
export const push: Channel = {
  name: 'push',
  queue: async (tx, wishes, now) => {
    const wanted = wishes.filter(({ channels }) => channels.push)
    const pushes = wanted.map(({ accountId, noticeId, times }) => ({
      accountId,
      noticeId,
      dueAt: afterQuietHours(after(now, pushDelayMs), times),
    }))
    await queuePushes(tx, pushes)
  },
  readWaiting: waitingIn('notifications.pushes'),
}

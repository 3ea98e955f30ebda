import { after } from '../../../../platform/clock/after.ts'
import { mailWaitMs } from '../../policy.ts'
import { afterQuietHours } from '../../times/delivery-times.ts'
import type { Channel } from '../channel.ts'
import { readWaitingMails } from './reader.ts'
import { insertNoticeMails } from './writer.ts'

/** An email of its own, a little later. */
export const mail: Channel = {
  name: 'mail',
  queue: async (tx, wishes, now) => {
    const wanted = wishes.filter(({ channels, hasOwnMail }) => {
      return channels.email === 'now' && !hasOwnMail
    })
    const rows = wanted.map(({ accountId, noticeId, times }) => ({
      accountId,
      noticeId,
      dueAt: afterQuietHours(after(now, mailWaitMs), times),
    }))
    await insertNoticeMails(tx, rows, now)
  },
  readWaiting: readWaitingMails,
}

import { digestAt } from '../../policy.ts'
import { nextTimeOf } from '../../times/delivery-times.ts'
import type { Channel } from '../channel.ts'
import { readWaitingDigests } from './reader.ts'
import { beginDigests } from './writer.ts'

/** One email a day of everything that is still unread by then. */
export const digest: Channel = {
  name: 'digest',
  queue: async (tx, wishes, now) => {
    const wanted = wishes.filter(({ channels, hasOwnMail }) => {
      return channels.email === 'daily' && !hasOwnMail
    })
    const byAccount = [...Map.groupBy(wanted, ({ accountId }) => accountId)]
    const begun = byAccount.flatMap(([accountId, own]) => {
      const numbers = own.map(({ seq }) => seq)
      return own.slice(0, 1).map(({ times }) => ({
        accountId,
        from: Math.min(...numbers),
        last: Math.max(...numbers),
        dueAt: nextTimeOf(now, times, digestAt),
      }))
    })
    await beginDigests(tx, begun, now)
  },
  readWaiting: readWaitingDigests,
}

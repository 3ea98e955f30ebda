import type { DueTask } from '../../../platform/events/due.ts'
import { queueMails } from '../../../platform/mail/queue.ts'
import { readStaff } from '../../identity/index.ts'
import { waitingMail } from './mails.ts'
import { readQueues } from './queues.ts'
import { takeDailyMail } from './writer.ts'

/** By UTC, before people in Europe begin their day. */
const hour = 6

/**
 * Once a day, to everyone of staff, what waits. The day is taken and the mails are queued in one
 * transaction: however many reactors run, one of them does it. Nobody is written to when nothing waits.
 */
export const mailWaiting: DueTask = {
  name: 'moderation.mail-waiting',
  everyMs: 60_000,
  run: (scope) =>
    scope.transact(async (tx) => {
      const now = scope.now()
      if (now.getUTCHours() < hour || !(await takeDailyMail(tx, now))) return 0
      const queues = await readQueues(tx)
      if (queues.length === 0) return 0
      const { PUBLIC_ORIGIN: origin, SUPPORT_ADDRESS: support } = scope.config
      const staff = (await readStaff(tx)).map(({ email }) => email)
      const mail = waitingMail(origin, queues)
      const letters = (staff.length > 0 ? staff : [support]).map((email) => ({
        to: { id: null, email },
        mail,
      }))
      await queueMails(tx, letters, scope)
      return 0
    }),
}

import { queueMail } from '../../../platform/mail/queue.ts'
import { endSockets } from '../../identity/index.ts'
import { restorePerson, suspendPerson } from '../../profiles/index.ts'
import { findPerson } from './find-person.ts'
import { restoredMail, suspendedMail } from './mails.ts'
import { refuse, type Staff } from './staff.ts'
import { noteStaffAction } from './writer.ts'

/** Billing hears of it and ends what is charged for. */
export const suspend = async (staff: Staff, typed: string, reason: string) => {
  const ended = await staff.transact(async (tx) => {
    const { id: accountId, email } = await findPerson(tx, typed)
    const now = staff.now()
    const sessions =
      (await suspendPerson(tx, accountId, now)) ?? refuse(`${typed} is suspended already.`)
    const action = { action: 'suspend', subject: accountId, accountId, reason }
    await noteStaffAction(tx, staff, action)
    await queueMail(tx, email, suspendedMail(staff.config.PUBLIC_ORIGIN, reason), now)
    return sessions
  })
  await endSockets(staff, ended)
}

export const restore = (staff: Staff, typed: string, reason: string) =>
  staff.transact(async (tx) => {
    const { id: accountId, email } = await findPerson(tx, typed)
    const now = staff.now()
    if (!(await restorePerson(tx, accountId, now))) refuse(`${typed} isn’t suspended.`)
    const action = { action: 'restore', subject: accountId, accountId, reason }
    await noteStaffAction(tx, staff, action)
    await queueMail(tx, email, restoredMail(staff.config.PUBLIC_ORIGIN, reason), now)
  })

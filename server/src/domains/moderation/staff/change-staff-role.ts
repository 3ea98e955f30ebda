import type { AccountView } from '@fanfare/contract'
import { queueMail } from '../../../platform/mail/queue.ts'
import { changeRole } from '../../identity/index.ts'
import { findPerson } from './find-person.ts'
import { roleGivenMail, roleTakenMail } from './mails.ts'
import { refuse, type Staff } from './staff.ts'
import { noteStaffAction } from './writer.ts'

export const staffRoles = ['moderator', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

const checkGiven = ({ email, emailVerified, role }: AccountView, wanted: StaffRole) => {
  if (role === wanted) refuse(`${email} has this role already.`)
  // Whoever moderates has no stake in what is moderated.
  if (role === 'creator') refuse('Creators can’t be staff: they need a second account for it.')
  if (!emailVerified) refuse(`${email} hasn’t been confirmed yet.`)
}

/** Only of staff: people become creators by themselves, and stop by being suspended. */
export const changeStaffRole = (
  staff: Staff,
  typed: string,
  change: 'give' | 'take',
  role: StaffRole,
  reason: string,
) =>
  staff.transact(async (tx) => {
    const person = await findPerson(tx, typed)
    const { id: accountId, email } = person
    if (change === 'give') checkGiven(person, role)
    else if (person.role !== role) refuse(`${email} doesn’t have this role.`)
    await changeRole(tx, accountId, change === 'give' ? role : 'fan')
    const action = `role ${change} ${role}`
    await noteStaffAction(tx, staff, { action, subject: accountId, accountId, reason })
    const mail = change === 'give' ? roleGivenMail : roleTakenMail
    await queueMail(tx, email, mail(staff.config.PUBLIC_ORIGIN, role, reason), staff.now())
  })

import type { ContentId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { queueMail, queueMails } from '../../../platform/mail/queue.ts'
import { putBackContent, takeDownContent } from '../../catalog/index.ts'
import { readAccount, readAccounts } from '../../identity/index.ts'
import { closeReportsOf } from '../writer.ts'
import { putBackMail, reportUpheldMail, takenDownMail } from './mails.ts'
import { refuse, type Staff } from './staff.ts'
import { noteStaffAction } from './writer.ts'

/** Everyone who reported it is answered by it. */
const tellReporters = async (tx: Transaction, staff: Staff, id: ContentId) => {
  const reporters = await readAccounts(tx, await closeReportsOf(tx, id, staff.now()))
  const mail = reportUpheldMail(staff.config.PUBLIC_ORIGIN, id)
  const letters = reporters.map(({ email }) => ({ to: { id: null, email }, mail }))
  await queueMails(tx, letters, staff)
}

/** Billing hears of it and gives everyone who bought it their money back. */
export const takeDown = (staff: Staff, id: ContentId, reason: string) =>
  staff.transact(async (tx) => {
    const now = staff.now()
    const post = await takeDownContent(tx, id, reason, now)
    if (!post) return refuse(`${id} is no post that can be taken down: it never was published.`)
    const { creator_id: accountId, title } = post
    await noteStaffAction(tx, staff, { action: 'take-down', subject: id, accountId, reason })
    const creator = await readAccount(tx, accountId)
    const about = { origin: staff.config.PUBLIC_ORIGIN, id, title, reason }
    if (creator) await queueMail(tx, creator.email, takenDownMail(about), now)
    await tellReporters(tx, staff, id)
  })

/** What went back to buyers stays theirs: whoever wants it again buys it again. */
export const putBack = (staff: Staff, id: ContentId, reason: string) =>
  staff.transact(async (tx) => {
    const now = staff.now()
    const post = await putBackContent(tx, id, now)
    if (!post) return refuse(`${id} is no post that was taken down.`)
    const { creator_id: accountId, title } = post
    await noteStaffAction(tx, staff, { action: 'put-back', subject: id, accountId, reason })
    const creator = await readAccount(tx, accountId)
    const about = { origin: staff.config.PUBLIC_ORIGIN, id, title, reason }
    const mail = putBackMail(about, post.status === 'published')
    if (creator) await queueMail(tx, creator.email, mail, now)
  })

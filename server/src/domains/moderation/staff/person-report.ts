import { queueMail } from '../../../platform/mail/queue.ts'
import { readAccount } from '../../identity/index.ts'
import { readPersonReport } from '../people/reader.ts'
import { closePersonReport, lockOpenPersonReport } from '../people/writer.ts'
import { personReportReviewedMail } from './mails.ts'
import { refuse, type Staff } from './staff.ts'
import { noteStaffAction } from './writer.ts'

/** What it says, with the messages as they were. Whoever reads it is on record. */
export const showPersonReport = (staff: Staff, id: string, reason: string): Promise<string[]> =>
  staff.transact(async (tx) => {
    const report = (await readPersonReport(tx, id)) ?? refuse(`No report has the id ${id}.`)
    const accountId = report.account_id
    const action = 'person-report show'
    await noteStaffAction(tx, staff, { action, subject: id, accountId, reason })
    return [
      `${report.reason}, of account ${accountId}: ${report.details || 'no details'}`,
      ...report.messages.map(({ id: messageId, senderId, senderName, content, timestamp }) => {
        const mark = messageId === report.message_id ? '>' : ' '
        return `${mark} ${timestamp} ${senderName} (${senderId}): ${content}`
      }),
    ]
  })

/** Whatever was done about it was done by another command. Whoever sent it is told why it is closed. */
export const closeReportOfPerson = (staff: Staff, id: string, reason: string) =>
  staff.transact(async (tx) => {
    const now = staff.now()
    const report = await lockOpenPersonReport(tx, id)
    if (!report) return refuse(`No open report has the id ${id}.`)
    const accountId = report.reporter_id
    await closePersonReport(tx, id, now)
    const action = 'person-report close'
    await noteStaffAction(tx, staff, { action, subject: id, accountId, reason })
    const reporter = await readAccount(tx, accountId)
    const mail = personReportReviewedMail(staff.config.PUBLIC_ORIGIN, reason)
    if (reporter) await queueMail(tx, reporter.email, mail, now)
  })

import { queueMail } from '../../../platform/mail/queue.ts'
import { readAccount } from '../../identity/index.ts'
import { closeReport, lockOpenReport } from '../writer.ts'
import { reportDismissedMail } from './mails.ts'
import { refuse, type Staff } from './staff.ts'
import { noteStaffAction } from './writer.ts'

/** The post stays; whoever reported it is told why. */
export const dismissReport = (staff: Staff, id: string, reason: string) =>
  staff.transact(async (tx) => {
    const now = staff.now()
    const report = (await lockOpenReport(tx, id)) ?? refuse(`No open report has the id ${id}.`)
    const accountId = report.reporter_id
    await closeReport(tx, id, now)
    await noteStaffAction(tx, staff, { action: 'report dismiss', subject: id, accountId, reason })
    const reporter = await readAccount(tx, accountId)
    const mail = reportDismissedMail(staff.config.PUBLIC_ORIGIN, report.content_id, reason)
    if (reporter) await queueMail(tx, reporter.email, mail, now)
  })

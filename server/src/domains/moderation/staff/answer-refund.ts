import type { RefundId } from '@fanfare/contract'
import { answerForPlatform } from '../../billing/index.ts'
import type { Staff } from './staff.ts'
import { noteStaffAction } from './writer.ts'

type Answer = 'grant' | 'decline'

/** The reason is what the buyer reads in billing's mail about it. */
export const answerRefund = (staff: Staff, id: RefundId, answer: Answer, reason: string) =>
  staff.transact(async (tx) => {
    const given = { grant: answer === 'grant', words: reason }
    const refund = await answerForPlatform(tx, id, given, staff.now())
    const { account_id: accountId } = refund
    await noteStaffAction(tx, staff, { action: `refund ${answer}`, subject: id, accountId, reason })
    return refund
  })

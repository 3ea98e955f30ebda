import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Staff } from './staff.ts'

interface StaffAction {
  /** As it was typed, such as `refund decline`. */
  readonly action: string
  /** The id of what was acted on. */
  readonly subject: string
  /** Whom it concerns. */
  readonly accountId: AccountId
  readonly reason: string
}

/** In the transaction of the action itself: neither exists without the other. */
export const noteStaffAction = async (
  tx: Transaction,
  { operator, now }: Pick<Staff, 'operator' | 'now'>,
  { action, subject, accountId, reason }: StaffAction,
) => {
  await tx.q
    .insertInto('moderation.staff_actions')
    .values({
      id: uuid(),
      operator,
      action,
      subject,
      account_id: accountId,
      reason,
      done_at: now(),
    })
    .execute()
}

/** Whether the mail of this day is still to be sent: true for one caller. */
export const takeDailyMail = async ({ q }: Transaction, now: Date) => {
  const today = now.toISOString().slice(0, 10)
  const taken = await q
    .updateTable('moderation.daily_mail')
    .set({ mailed_on: sql`${today}::date` })
    .where(sql<boolean>`mailed_on < ${today}::date`)
    .returning('id')
    .execute()
  return taken.length > 0
}

import type { AccountId, NotificationId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { claimDue } from '../../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/row.ts'

interface NewNoticeMail {
  readonly accountId: AccountId
  readonly noticeId: NotificationId
  readonly dueAt: Date
}

/** One for each notice and person, whatever joins the notice later. */
export const insertNoticeMails = async (
  tx: Transaction,
  mails: readonly NewNoticeMail[],
  now: Date,
) => {
  if (mails.length === 0) return
  await tx.q
    .insertInto('notifications.notice_mails')
    .values(
      mails.map(({ accountId, noticeId, dueAt }) => ({
        id: uuid(),
        account_id: accountId,
        notice_id: noticeId,
        due_at: dueAt,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'notice_id']).doNothing())
    .execute()
}

export interface NoticeMailRow extends Row<'notifications.notice_mails'> {
  readonly account_id: AccountId
  readonly notice_id: NotificationId
}

/** Each takes a dozen queries, side by side. */
const batch = 10

export const claimNoticeMails = claimDue<NoticeMailRow>('notifications.notice_mails', batch)

/** Null: it was written. Answers whether the lease was still ours; otherwise another does it. */
export const moveNoticeMail = async (
  tx: Transaction,
  id: string,
  lease: Date,
  dueAt: Date | null,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx.q
    .updateTable('notifications.notice_mails')
    .set({ due_at: dueAt })
    .where('id', '=', id)
    .where('due_at', '=', lease)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Nothing was written, so that the notice may still be in a summary. */
export const dropNoticeMail = async (tx: Transaction, id: string, lease: Date) => {
  await tx.q
    .deleteFrom('notifications.notice_mails')
    .where('id', '=', id)
    .where('due_at', '=', lease)
    .execute()
}

import type { AccountId, NotificationId } from '@fanfare/contract'
import { sql } from 'kysely'
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

const batch = 200

export const claimNoticeMails = claimDue<NoticeMailRow>('notifications.notice_mails', batch)

/** One that was looked at: null when it was written, otherwise when it is looked at again. */
export interface MovedMail {
  readonly id: string
  readonly dueAt: Date | null
}

/** Answers those of which the lease was still ours; another does the rest. */
export const moveNoticeMails = async (
  { q }: Transaction,
  lease: Date,
  moved: readonly MovedMail[],
): Promise<ReadonlySet<string>> => {
  if (moved.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    update notifications.notice_mails m set due_at = given.due_at
    from unnest(${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ dueAt }) => dueAt)}::timestamptz[])
      as given(id, due_at)
    where m.id = given.id and m.due_at = ${lease} returning m.id`.execute(q)
  return new Set(rows.map(({ id }) => id))
}

/** Nothing was written, so that the notice may still be in a summary. */
export const dropNoticeMails = async (tx: Transaction, lease: Date, ids: readonly string[]) => {
  if (ids.length === 0) return
  await tx.q
    .deleteFrom('notifications.notice_mails')
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('due_at', '=', lease)
    .execute()
}

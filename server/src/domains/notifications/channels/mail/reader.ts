import type { AccountId, NotificationId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'
import { waitingIn } from '../../../../platform/database/waiting-in.ts'

export const readWaitingMails = waitingIn('notifications.notice_mails')

/** Those of these notices of which somebody got an email of its own. */
export const readMailed = async (
  { q }: Queryable,
  account: AccountId,
  ids: readonly NotificationId[],
): Promise<ReadonlySet<string>> => {
  const rows = await q
    .selectFrom('notifications.notice_mails')
    .select('notice_id')
    .where('account_id', '=', account)
    .where(sql<boolean>`notice_id = any(${[...ids]}::uuid[])`)
    .execute()
  return new Set(rows.map(({ notice_id }) => notice_id))
}

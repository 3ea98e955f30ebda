import type { AccountId, NotificationSettings } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { ReadSwitches } from '../../../platform/mail/category.ts'

const everythingOn: NotificationSettings = {
  newSubscriptions: true,
  commentsAndLikes: true,
  directMessages: true,
  paymentUpdates: true,
  systemUpdates: true,
}

const selectSettings = ({ q }: Queryable) =>
  q
    .selectFrom('notifications.settings')
    .select([
      'new_subscriptions as newSubscriptions',
      'comments_and_likes as commentsAndLikes',
      'direct_messages as directMessages',
      'payment_updates as paymentUpdates',
      'system_updates as systemUpdates',
    ])

/** Someone who never changed anything has no row and gets everything. */
export const readSettings = async (db: Queryable, id: AccountId): Promise<NotificationSettings> =>
  (await selectSettings(db).where('account_id', '=', id).executeTakeFirst()) ?? everythingOn

/** Only those who have changed something. */
export const readSwitches: ReadSwitches = async (db, accounts) => {
  if (accounts.length === 0) return new Map()
  const rows = await selectSettings(db)
    .select('account_id')
    .where(sql<boolean>`account_id = any(${[...accounts]}::uuid[])`)
    .$castTo<NotificationSettings & { readonly account_id: AccountId }>()
    .execute()
  return new Map(rows.map(({ account_id, ...settings }) => [account_id, settings]))
}

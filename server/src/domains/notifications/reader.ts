import type { AccountId, NotificationSettings } from '@fanfare/contract'
import type { Queryable } from '../../platform/database/database.ts'

const everythingOn: NotificationSettings = {
  newSubscriptions: true,
  commentsAndLikes: true,
  directMessages: true,
  paymentUpdates: true,
  systemUpdates: true,
}

/** Someone who never changed anything has no row and gets everything. */
export const readSettings = async (db: Queryable, id: AccountId): Promise<NotificationSettings> => {
  const row = await db.q
    .selectFrom('notifications.settings')
    .select([
      'new_subscriptions as newSubscriptions',
      'comments_and_likes as commentsAndLikes',
      'direct_messages as directMessages',
      'payment_updates as paymentUpdates',
      'system_updates as systemUpdates',
    ])
    .where('account_id', '=', id)
    .executeTakeFirst()
  return row ?? everythingOn
}

import type { AccountId, NotificationSettings } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'

export const saveSettings = async (
  tx: Transaction,
  id: AccountId,
  settings: NotificationSettings,
) => {
  const columns = {
    new_subscriptions: settings.newSubscriptions,
    comments_and_likes: settings.commentsAndLikes,
    direct_messages: settings.directMessages,
    payment_updates: settings.paymentUpdates,
    system_updates: settings.systemUpdates,
  }
  await tx.q
    .insertInto('notifications.settings')
    .values({ account_id: id, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute()
}

import type { AccountId, EmailFrequency, NotificationCategory } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Preference } from '../policy.ts'
import type { DeliveryTimes } from '../times/delivery-times.ts'

/** What the unsubscribe link took is kept until somebody decides anew. */
export const savePreference = async (
  tx: Transaction,
  account: AccountId,
  category: NotificationCategory,
  { isOn, inApp, email, push }: Preference,
  emailBefore: EmailFrequency | null = null,
) => {
  const columns = { is_on: isOn, in_app: inApp, email, push, email_before: emailBefore }
  await tx.q
    .insertInto('notifications.preferences')
    .values({ account_id: account, category, ...columns })
    .onConflict((conflict) => conflict.columns(['account_id', 'category']).doUpdateSet(columns))
    .execute()
}

export const saveDeliveryTimes = async (
  tx: Transaction,
  account: AccountId,
  { timeZone, quiet }: DeliveryTimes,
) => {
  const columns = {
    time_zone: timeZone,
    quiet_from: quiet?.from ?? null,
    quiet_until: quiet?.until ?? null,
  }
  await tx.q
    .insertInto('notifications.delivery_times')
    .values({ account_id: account, ...columns })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute()
}

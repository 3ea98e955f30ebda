import type { AccountId, EmailFrequency, NotificationCategory } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import { defaultPreferences, type Preferences } from '../policy.ts'
import { anyTime, type DeliveryTimes } from '../times/delivery-times.ts'

interface PreferenceRow extends Row<'notifications.preferences'> {
  readonly account_id: AccountId
  readonly category: NotificationCategory
  readonly email: EmailFrequency
}

/** By account; whoever never changed anything has the defaults. */
export const readPreferences = async (
  { q }: Queryable,
  accounts: readonly AccountId[],
): Promise<(account: AccountId) => Preferences> => {
  const rows = await q
    .selectFrom('notifications.preferences')
    .selectAll()
    .where(sql<boolean>`account_id = any(${[...accounts]}::uuid[])`)
    .$castTo<PreferenceRow>()
    .execute()
  const changed = new Map<AccountId, Preferences>()
  for (const { account_id, category, is_on, in_app, email, push } of rows) {
    const preferences = changed.get(account_id) ?? defaultPreferences
    const preference = { isOn: is_on, inApp: in_app, email, push }
    changed.set(account_id, { ...preferences, [category]: preference })
  }
  return (account) => changed.get(account) ?? defaultPreferences
}

/** What the unsubscribe link took from this account. */
export const readEmailsBefore = async ({ q }: Queryable, account: AccountId) => {
  const rows = await q
    .selectFrom('notifications.preferences')
    .select(['category', 'email_before as email'])
    .where('account_id', '=', account)
    .where('email_before', 'is not', null)
    .$castTo<{ category: NotificationCategory; email: EmailFrequency }>()
    .execute()
  return new Map(rows.map(({ category, email }) => [category, email]))
}

type TimesRow = Row<'notifications.delivery_times'>

export const timesOf = ({
  time_zone,
  quiet_from,
  quiet_until,
}: Omit<TimesRow, 'account_id'>): DeliveryTimes => ({
  timeZone: time_zone,
  quiet:
    quiet_from === null || quiet_until === null ? null : { from: quiet_from, until: quiet_until },
})

export const readDeliveryTimes = async (
  { q }: Queryable,
  accounts: readonly AccountId[],
): Promise<(account: AccountId) => DeliveryTimes> => {
  const rows = await q
    .selectFrom('notifications.delivery_times')
    .selectAll()
    .where(sql<boolean>`account_id = any(${[...accounts]}::uuid[])`)
    .execute()
  const known = new Map<string, DeliveryTimes>(rows.map((row) => [row.account_id, timesOf(row)]))
  return (account) => known.get(account) ?? anyTime
}

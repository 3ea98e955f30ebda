import {
  type AccountId,
  NotificationCategory,
  type NotificationChannels,
  type NotificationSettings,
} from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Preferences } from '../policy.ts'
import { type DeliveryTimes, textOf } from '../times/delivery-times.ts'
import { readDeliveryTimes, readPreferences } from './reader.ts'

export const categories = NotificationCategory.options

const channelsOf = (preferences: Preferences) => {
  const each = categories.map((category): [NotificationCategory, NotificationChannels] => {
    const { inApp, email, push } = preferences[category]
    return [category, { inApp, email, push }]
  })
  return Object.fromEntries(each) as NotificationSettings['channels']
}

export const presentSettings = (
  preferences: Preferences,
  { timeZone, quiet }: DeliveryTimes,
): NotificationSettings => ({
  newSubscriptions: preferences.newSubscriptions.isOn,
  commentsAndLikes: preferences.commentsAndLikes.isOn,
  directMessages: preferences.directMessages.isOn,
  paymentUpdates: preferences.paymentUpdates.isOn,
  systemUpdates: preferences.systemUpdates.isOn,
  channels: channelsOf(preferences),
  timeZone,
  quietHours: quiet && { from: textOf(quiet.from), until: textOf(quiet.until) },
})

/** Two queries. */
export const readOwn = async (db: Queryable, account: AccountId) => {
  const preferencesOf = await readPreferences(db, [account])
  const timesOf = await readDeliveryTimes(db, [account])
  return { preferences: preferencesOf(account), times: timesOf(account) }
}

export const readSettings = async (db: Queryable, account: AccountId) => {
  const { preferences, times } = await readOwn(db, account)
  return presentSettings(preferences, times)
}

import type {
  NotificationCategory,
  NotificationSettings,
  NotificationSettingsChange,
} from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { writtenKinds } from '../kinds/index.ts'
import type { Preference, Preferences } from '../policy.ts'
import { categories, presentSettings, readOwn } from '../preferences/settings.ts'
import { saveDeliveryTimes, savePreference } from '../preferences/writer.ts'
import { tellReaders } from '../take-back.ts'
import { type DeliveryTimes, minutesFrom } from '../times/delivery-times.ts'
import { lockReaders, turnKindsOn } from '../writer/readers.ts'

/** New posts have no switch: the bell of each follow is one. */
const switchIn = (change: NotificationSettingsChange, category: NotificationCategory) =>
  category === 'newPosts' ? undefined : change[category]

const changed = (
  before: Preferences,
  change: NotificationSettingsChange,
  category: NotificationCategory,
): Preference => {
  const { isOn, inApp, email, push } = before[category]
  const channels = change.channels?.[category]
  return {
    isOn: switchIn(change, category) ?? isOn,
    inApp: channels?.inApp ?? inApp,
    email: channels?.email ?? email,
    push: channels?.push ?? push,
  }
}

const changedTimes = (
  before: DeliveryTimes,
  { timeZone, quietHours }: NotificationSettingsChange,
): DeliveryTimes => ({
  timeZone: timeZone === undefined ? before.timeZone : timeZone,
  quiet:
    quietHours === undefined
      ? before.quiet
      : quietHours && { from: minutesFrom(quietHours.from), until: minutesFrom(quietHours.until) },
})

/** Turning a switch on means all of it, also what “Fewer like this” has turned off. */
export const updateNotificationSettings = (
  scope: SignedInScope,
  change: NotificationSettingsChange,
): Promise<NotificationSettings> =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    await lockReaders(tx, [accountId])
    const before = await readOwn(tx, accountId)
    const named = categories.filter(
      (one) => switchIn(change, one) !== undefined || change.channels?.[one],
    )
    const preferences = { ...before.preferences }
    for (const category of named) {
      preferences[category] = changed(before.preferences, change, category)
      await savePreference(tx, accountId, category, preferences[category])
    }
    const times = changedTimes(before.times, change)
    if (change.timeZone !== undefined || change.quietHours !== undefined) {
      await saveDeliveryTimes(tx, accountId, times)
    }
    const turnedOn = writtenKinds.filter(({ category }) => switchIn(change, category) === true)
    const kinds = turnedOn.map(({ name }) => name)
    if (kinds.length > 0) await turnKindsOn(tx, accountId, kinds)
    // New posts are merged when read, so those that came before appear or go.
    if (preferences.newPosts.inApp !== before.preferences.newPosts.inApp)
      tellReaders(tx, [accountId])
    return presentSettings(preferences, times)
  })

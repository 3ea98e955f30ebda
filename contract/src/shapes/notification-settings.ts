import { z } from 'zod'

/** One switch each: turned off, nothing of it comes by any channel. */
export const NotificationSwitches = z.object({
  newSubscriptions: z.boolean(),
  commentsAndLikes: z.boolean(),
  directMessages: z.boolean(),
  paymentUpdates: z.boolean(),
  systemUpdates: z.boolean(),
})
export type NotificationSwitches = z.infer<typeof NotificationSwitches>
export type NotificationSwitch = keyof NotificationSwitches

/** What belongs together in somebody's settings. New posts have the bell of each follow for a switch. */
export const NotificationCategory = z.enum([
  'newSubscriptions',
  'commentsAndLikes',
  'directMessages',
  'paymentUpdates',
  'systemUpdates',
  'newPosts',
])
export type NotificationCategory = z.infer<typeof NotificationCategory>

/** At once, or in one email a day. */
export const EmailFrequency = z.enum(['off', 'daily', 'now'])
export type EmailFrequency = z.infer<typeof EmailFrequency>

export const NotificationChannels = z.object({
  inApp: z.boolean(),
  email: EmailFrequency,
  push: z.boolean(),
})
export type NotificationChannels = z.infer<typeof NotificationChannels>

const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** By its name in the IANA database, such as `Europe/Berlin`. */
const TimeZone = z.string().max(64).refine(isTimeZone, 'Choose a time zone')

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 22:30')

/** In the person's time zone; past midnight where it ends before it begins. */
export const QuietHours = z
  .object({ from: TimeOfDay, until: TimeOfDay })
  .refine(({ from, until }) => from !== until, {
    path: ['until'],
    message: 'Choose an end that’s different from the start',
  })
export type QuietHours = z.infer<typeof QuietHours>

const delivery = {
  /** Null until it is known: then days are those of UTC. */
  timeZone: TimeZone.nullable(),
  /** Pushes and emails at once wait until they are over. */
  quietHours: QuietHours.nullable(),
}

export const NotificationSettings = NotificationSwitches.extend({
  channels: z.record(NotificationCategory, NotificationChannels),
  ...delivery,
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** Any part of them: what is not named stays as it is. */
export const NotificationSettingsChange = NotificationSwitches.extend({
  channels: z.partialRecord(NotificationCategory, NotificationChannels.partial()),
  ...delivery,
}).partial()
export type NotificationSettingsChange = z.infer<typeof NotificationSettingsChange>

/** What one can unsubscribe from: the emails of one category, or the daily one of several. */
export const EmailList = z.enum([...NotificationCategory.options, 'dailySummary'])
export type EmailList = z.infer<typeof EmailList>

/** What the link at the end of an email is about. */
export const EmailSubscription = z.object({
  list: EmailList,
  /** What people call it, such as “Comments & Likes”. */
  title: z.string(),
  /** `off` where they have unsubscribed. */
  email: EmailFrequency,
})
export type EmailSubscription = z.infer<typeof EmailSubscription>

import type { NotificationCategory, NotificationChannels } from '@fanfare/contract'

const minute = 60_000
const day = 1_440 * minute

/** For how long anything is kept. */
export const keptMs = 90 * day

/** A push waits so long: whoever has the app open and reads the notice meanwhile is not pushed it. */
export const pushDelayMs = 5_000

/** What could not be pushed for so long is no news, and a push service keeps it no longer either. */
export const pushTriedMs = day

/** By this a notice is not pushed again to the same device. */
export const pushKeptMs = 7 * day

/** So that what is read in the app meanwhile is not mailed, and a run of likes is one email. */
export const mailWaitMs = minute

/** In minutes of the reader's own day. */
export const digestAt = 8 * 60

/** The newest, each on a line; the rest is counted. */
export const digestLines = 20
export const digestCounted = 100

/** Followers who are looked at in one transaction. */
export const fanoutBatch = 1_000

/** How somebody wants to be told of one category. */
export interface Preference extends NotificationChannels {
  /** Off: nothing of it, by any channel. */
  readonly isOn: boolean
}

export type Preferences = Readonly<Record<NotificationCategory, Preference>>

const everywhere = (email: Preference['email']): Preference => ({
  isOn: true,
  inApp: true,
  email,
  push: true,
})

/** Until somebody changes them. What comes often is mailed once a day. */
export const defaultPreferences: Preferences = {
  newSubscriptions: everywhere('now'),
  commentsAndLikes: everywhere('daily'),
  directMessages: everywhere('now'),
  paymentUpdates: everywhere('now'),
  systemUpdates: everywhere('now'),
  newPosts: everywhere('daily'),
}

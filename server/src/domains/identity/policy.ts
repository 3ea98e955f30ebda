import { limits } from '@fanfare/contract'
import { allow, deny, type Verdict } from '../../platform/errors/domain-error.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** In seconds. */
export const lengths = {
  /** Of a session without use, with and without remember me. */
  remembered: 30 * day,
  session: 12 * hour,
  /** Of a session in all, however much it is used. */
  wholeSession: 90 * day,
  pendingSignIn: 10 * minute,
  deviceCookie: 400 * day,
  lastSeen: 5 * minute,
  registrationTold: day,
  'verify-email': 2 * day,
  'change-email': 2 * day,
  'reset-password': 30 * minute,
} as const

/** Their password is right, and they are told why it is of no use. */
export const canSignIn = ({ suspended_at }: { readonly suspended_at: Date | null }): Verdict =>
  suspended_at ? deny('auth.suspended') : allow

export const bounds = { wrongCodes: 5, knownDevices: 20, openResetLinks: 3 } as const

export const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

export interface SessionLife {
  readonly remembered: boolean
  readonly created_at: Date
}

/** When a session that is used now ends unless it is used again. */
export const sessionEnd = ({ remembered, created_at }: SessionLife, now: Date) => {
  const unused = after(now, remembered ? lengths.remembered : lengths.session)
  const latest = after(created_at, lengths.wholeSession)
  return new Date(Math.min(unused.getTime(), latest.getTime()))
}

/** Without one the cookie ends with the browser. */
export const cookieSeconds = (session: SessionLife, now: Date) =>
  session.remembered
    ? Math.floor((sessionEnd(session, now).getTime() - now.getTime()) / 1000)
    : undefined

/** A session's use is written down, and its end moved, at most every five minutes: requests stay reads. */
export const isStale = (lastSeenAt: Date, now: Date) => after(lastSeenAt, lengths.lastSeen) < now

/** The day of the calendar in UTC. Days written like this sort by time. */
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

export const isFuture = (birthDate: string, now: Date) => birthDate > dayOf(now)

const isOldEnough = (birthDate: string, now: Date) => {
  const [year = '', ...monthAndDay] = dayOf(now).split('-')
  return birthDate <= [Number(year) - limits.sellerAge, ...monthAndDay].join('-')
}

export const canSell = (birthDate: string | null, now: Date): Verdict => {
  if (birthDate === null) return deny('auth.birth-date-needed')
  return isOldEnough(birthDate, now) ? allow : deny('auth.under-age')
}

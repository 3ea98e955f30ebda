const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** In seconds. */
export const lengths = {
  remembered: 30 * day,
  session: 12 * hour,
  pendingSignIn: 10 * minute,
  deviceCookie: 400 * day,
  lastSeen: 5 * minute,
  registrationTold: day,
  'verify-email': 2 * day,
  'change-email': 2 * day,
  'reset-password': 30 * minute,
} as const

export const bounds = { wrongCodes: 5, knownDevices: 20, openResetLinks: 3 } as const

export const sessionLength = (remembered: boolean) =>
  remembered ? lengths.remembered : lengths.session

export const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

/** Written down at most every five minutes: requests stay reads. */
export const isStale = (lastSeenAt: Date, now: Date) => after(lastSeenAt, lengths.lastSeen) < now

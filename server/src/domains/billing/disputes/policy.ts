import { after } from '../../../platform/clock/after.ts'

const hour = 3_600_000

/** Banks take weeks; their message may be lost. */
export const nextLookMs = 6 * hour
export const nextLook = (now: Date) => after(now, nextLookMs)

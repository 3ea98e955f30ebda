import { after } from '../../../platform/clock/after.ts'

const hour = 3_600_000

/** Banks take weeks; their message may be lost. */
export const nextLook = (now: Date) => after(now, 6 * hour)

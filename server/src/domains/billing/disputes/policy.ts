const hour = 3_600_000

/** Banks take weeks; their message may be lost. */
export const nextLook = (now: Date) => new Date(now.getTime() + 6 * hour)

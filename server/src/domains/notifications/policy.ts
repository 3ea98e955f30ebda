const day = 86_400_000

/** For how long anything is kept. */
export const keptMs = 90 * day

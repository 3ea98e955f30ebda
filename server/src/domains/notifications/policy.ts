const day = 86_400_000

/** For how long anything is kept. */
export const keptMs = 90 * day

/** A push waits so long: whoever has the app open and reads the notice meanwhile is not pushed it. */
export const pushDelayMs = 5_000

/** What could not be pushed for so long is no news, and a push service keeps it no longer either. */
export const pushTriedMs = day

/** By this a notice is not pushed again to the same device. */
export const pushKeptMs = 7 * day

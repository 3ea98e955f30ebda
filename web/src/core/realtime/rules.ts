import type { socketRules } from '@fanfare/contract'

/** The contract's own, written out so that its schemas stay out of the first load. */
export const rules: typeof socketRules = {
  path: '/ws',
  pingEverySeconds: 30,
  reconnectBaseMs: 1000,
  closeCodes: { sessionEnded: 4001, badTicket: 4002, tooSlow: 4008 },
}

const longestPauseMs = 60_000

/** Doubles with every try; scattered, so that a restarted server is not met by all at once. */
export const pauseBefore = (attempt: number, baseMs: number = rules.reconnectBaseMs) =>
  Math.min(longestPauseMs, baseMs * 2 ** (attempt - 1)) * (0.5 + Math.random())

/** After so many the page may say that it is not live. */
export const announcedTries = 5

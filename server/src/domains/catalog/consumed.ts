import type { Use } from './reader/consumption.ts'

/**
 * The share of a piece that somebody has had, from 0 to 1. A download and a showing of the whole
 * count as all of it; of what has a length, the seconds that were served.
 */
export const shareConsumed = ({ secondsServed, duration, downloads, openedAt }: Use): number => {
  if (downloads > 0 || openedAt !== null) return 1
  if (secondsServed === 0) return 0
  return duration ? Math.min(1, secondsServed / duration) : 1
}

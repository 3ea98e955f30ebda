import type { Use } from './reader/consumption.ts'

const longestQuietMs = 3_600_000

/**
 * Addresses are given with the page, also to who plays nothing or whose line fails before the first
 * report. Taken again an hour later, and never a second reported, they are played by something that
 * does not report.
 */
const isPlayedInSilence = ({ secondsServed, quietSince, reportedAt }: Use) =>
  secondsServed === 0 &&
  quietSince !== null &&
  reportedAt !== null &&
  reportedAt.getTime() - quietSince.getTime() >= longestQuietMs

/**
 * The share of a post that somebody has had, from 0 to 1. A download and a showing of the whole
 * count as all of it; of what has a length, the seconds that were served.
 */
export const shareConsumed = (use: Use): number => {
  const { secondsServed, duration, downloads, openedAt } = use
  if (downloads > 0 || openedAt !== null || isPlayedInSilence(use)) return 1
  if (secondsServed === 0) return 0
  return duration ? Math.min(1, secondsServed / duration) : 1
}

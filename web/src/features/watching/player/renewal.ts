import type { Playback } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { isRefusal } from './addresses.ts'
import { isTimed } from './timed.ts'

interface Answer {
  readonly data: Playback | undefined
  readonly error: ProblemError | null
}

const ahead = 60_000
/** While the network is away it is tried now and then. */
const least = 15_000

const left = ({ data, error }: Answer, now: number): number | null => {
  if (!data || isTimed(data) || (error && isRefusal(error.problem))) return null
  return Date.parse(data.expiresAt) - ahead - now
}

/**
 * Milliseconds until the addresses of pictures are asked for again. What plays renews its own, and
 * whoever was refused is not heard again.
 */
export const renewIn = (answer: Answer, now: number): number | false => {
  const time = left(answer, now)
  return time === null ? false : Math.max(least, time)
}

/** Nothing is renewed while the page is hidden, so addresses may be old when it is shown again. */
export const isOld = (answer: Answer, now: number): boolean => {
  const time = left(answer, now)
  return time !== null && time <= 0
}

import type { Problem } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import type { Timed } from './timed.ts'

const minute = 60_000
const tooMany = 429

/** Too many requests is no refusal: the viewer may still have access. */
export const isRefusal = ({ status }: Problem) => status < 500 && status !== tooMany

export interface Addresses {
  /** The last answer, whether or not its addresses still work. */
  readonly known: () => Timed
  /** Addresses that work for at least a minute. Throws once the viewer may no longer have them. */
  readonly fresh: () => Promise<Timed>
  /** The store refused one: whatever the clock says, they are old. */
  readonly expire: () => void
}

interface Wishes {
  readonly first: Timed
  readonly ask: () => Promise<Timed>
  readonly onRefused: (problem: Problem) => void
  readonly now?: () => number
}

/**
 * Signed addresses expire while someone watches. They are asked for again in time, once for all who
 * wait, so that playing goes on as if nothing had happened. A refusal is final; a network that is
 * away is not.
 */
export const keepAddresses = ({ first, ask, onRefused, now = Date.now }: Wishes): Addresses => {
  let known = first
  let expired = false
  let refusal: ProblemError | null = null
  let asking: Promise<Timed> | null = null

  const left = () => Date.parse(known.expiresAt) - now()

  const take = (answer: Timed) => {
    known = answer
    expired = false
    return answer
  }
  const fail = (error: unknown) => {
    if (error instanceof ProblemError && isRefusal(error.problem)) {
      refusal = error
      onRefused(error.problem)
      throw error
    }
    if (!expired && left() > 0) return known
    throw error
  }
  const renew = () => {
    asking ??= ask()
      .then(take, fail)
      .finally(() => {
        asking = null
      })
    return asking
  }

  return {
    known: () => known,
    fresh: async () => {
      if (refusal) throw refusal
      return !expired && left() > minute ? known : renew()
    },
    expire: () => {
      expired = true
    },
  }
}

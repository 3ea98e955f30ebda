import { ProblemError } from '@fanfare/contract/client'
import { Unreachable } from '../../../core/api/send-bytes.ts'
import type { Ports } from './ports.ts'

const tries = 8
const longestPause = 30_000

/** Bad luck is worth another try; a refusal stays one. */
const isPassing = (error: unknown) =>
  error instanceof Unreachable ||
  (error instanceof ProblemError && (error.problem.status >= 500 || error.problem.status === 429))

const pauseAfter = (error: unknown, attempt: number) => {
  const asked = error instanceof ProblemError ? (error.problem.retryAfter ?? 0) * 1000 : 0
  const doubled = Math.min(longestPause, 500 * 2 ** attempt)
  return Math.max(asked, doubled * (0.5 + Math.random()))
}

/**
 * Waits out a lost network for as long as it takes, and everything else that may pass for some
 * minutes.
 */
export const persist = async <Result>(
  ports: Ports,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt++) {
    await ports.online(signal)
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      if (!isPassing(error) || attempt === tries) throw error
      await ports.wait(pauseAfter(error, attempt), signal)
    }
  }
}

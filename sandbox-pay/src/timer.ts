import { setTimeout as sleep } from 'node:timers/promises'

export interface Timer {
  /** Ends after the round that is running. */
  stop(): Promise<void>
}

const patienceMs = 1_000

/** Again and again, never two at once. While the database is away it says so and goes on. */
export function every(milliseconds: number, work: () => Promise<unknown>): Timer {
  const ending = new AbortController()
  const running = (async () => {
    while (!ending.signal.aborted) {
      const pause = await work().then(
        () => milliseconds,
        (error: Error) => {
          console.error(error.message)
          return Math.max(milliseconds, patienceMs)
        },
      )
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => {})
    }
  })()
  return {
    async stop() {
      ending.abort()
      await running
    },
  }
}

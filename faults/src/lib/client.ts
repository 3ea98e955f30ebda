import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient, isDefinite, ProblemError } from '@fanfare/contract/client'
import { intentionsIn, memoryStore } from '@fanfare/contract/intentions'
import type { Site } from './browser.ts'
import { patienceMs, pauseMs } from './patience.ts'
import type { Person } from './person.ts'

/** The client that the web app ships, in this person's browser. */
export const openClient = ({ apiUrl }: Site, { browser }: Person): Client => {
  const intentions = intentionsIn(memoryStore(), { isDefinite })
  return createClient({ origin: apiUrl, send: browser.fetch, intentions: async () => intentions })
}

/** Whether an earlier try, of which nothing was heard, had already done it. */
const wasDone = (error: unknown) =>
  error instanceof ProblemError && error.problem.code === 'request.done-before'

/** As people do: tries again until there is an answer that says what has happened. */
export const untilKnown = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
  const end = Date.now() + patienceMs
  for (let lost = 0; ; lost++) {
    try {
      return await ask()
    } catch (error) {
      if (lost > 0 && wasDone(error)) return undefined
      if (isDefinite(error) || Date.now() > end) throw error
      await sleep(pauseMs)
    }
  }
}

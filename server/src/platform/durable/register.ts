import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../telemetry/log.ts'

interface Registration {
  readonly adminUrl: string
  /** Where the engine finds this worker; in production a new one for every build. */
  readonly workerUrl: string
  /** Takes the place of what was registered at this address; only while developing. */
  readonly force: boolean
  readonly log: Log
  readonly signal: AbortSignal
}

const longestPauseMs = 5_000

const register = async ({ adminUrl, workerUrl, force }: Registration) => {
  const reply = await fetch(`${adminUrl}/deployments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uri: workerUrl, force }),
    signal: AbortSignal.timeout(10_000),
  })
  // Known already, with the same services: an immutable build that was restarted.
  if (reply.ok || (reply.status === 409 && !force)) return
  throw new Error(`the engine answered ${reply.status}: ${await reply.text()}`)
}

/** Tries until the engine has accepted it; repeating it changes nothing. */
export const registerWorker = async (registration: Registration): Promise<void> => {
  const { log, signal } = registration
  for (let pause = 250; !signal.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
    try {
      return await register(registration)
    } catch (error) {
      log.warn({ err: error }, 'not registered yet')
      await sleep(pause, undefined, { signal }).catch(() => {})
    }
  }
}

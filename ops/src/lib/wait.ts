import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Asks until yes; throws with the name of what never came. Long, for a machine that is busy. */
export async function until(
  what: string,
  check: () => Promise<boolean> | boolean,
  { timeoutMs = 180_000, everyMs = 100 } = {},
): Promise<void> {
  const end = Date.now() + timeoutMs
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`${what}: timed out after ${timeoutMs / 1000} s`)
    await sleep(everyMs)
  }
}

export async function answers(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2_000) })
    await reply.body?.cancel()
    return reply.ok
  } catch {
    return false
  }
}

export function listens(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(1_000)
    const end = (answer: boolean) => {
      socket.destroy()
      done(answer)
    }
    socket.on('connect', () => end(true))
    socket.on('error', () => end(false))
    socket.on('timeout', () => end(false))
  })
}

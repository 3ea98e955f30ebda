import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Sent } from '../lib/browser.ts'
import { patienceMs, pauseMs } from '../lib/patience.ts'
import type { Random } from '../lib/random.ts'
import type { World } from '../lib/world.ts'

interface Answer {
  readonly status: number
  readonly body: unknown
  /** An earlier try had no answer: it may have been carried out. */
  readonly isRepeated: boolean
}

/** One of so many requests has its connection cut, up to so long after it was sent. */
const cutOneOf = 8
const cutWithinMs = 40

/** As an outbox does: sends it again until there is an answer, whatever happens to the connection. */
export const insist = async (
  { stack, random }: Pick<World, 'stack'> & { readonly random: Random },
  { fetch }: Browser,
  { method, path, body }: Sent,
): Promise<Answer> => {
  const end = Date.now() + patienceMs
  for (let isRepeated = false; ; isRepeated = true) {
    const cutAfter = random(0, cutOneOf) === 0 ? random(1, cutWithinMs) : patienceMs
    try {
      const reply = await fetch(`${stack.apiUrl}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
        signal: AbortSignal.timeout(cutAfter),
      })
      const text = await reply.text()
      const isLater = reply.status === 503 || reply.status === 429
      if (!isLater) return { status: reply.status, body: text && JSON.parse(text), isRepeated }
    } catch (error) {
      if (Date.now() > end) throw error
    }
    if (Date.now() > end) throw new Error(`${method} ${path}: no answer in three minutes`)
    await sleep(pauseMs)
  }
}

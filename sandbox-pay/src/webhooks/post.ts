import type { StoredEvent } from '../objects/event.ts'
import { signature } from './sign.ts'

const patienceMs = 10_000

export type Outcome = 'taken' | 'refused' | 'unreachable'

/** Only an answer of the 200s counts as taken. */
export async function postEvent(url: string, secret: string, event: StoredEvent): Promise<Outcome> {
  const payload = JSON.stringify(event, null, 2)
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature(secret, payload, new Date()),
        'user-agent': 'Stripe/1.0 (sandbox-pay)',
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    await reply.body?.cancel()
    return reply.ok ? 'taken' : 'refused'
  } catch {
    return 'unreachable'
  }
}

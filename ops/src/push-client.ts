import { until } from './lib/wait.ts'
import type { Behaviour, PushedMessage } from './push/store.ts'

/** What a browser gets when it subscribes. */
export interface PushSubscriptionMade {
  id: string
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export interface PushService {
  subscribe(): Promise<PushSubscriptionMade>
  messages(id: string): Promise<PushedMessage[]>
  /** Waits for the first message to this subscription. */
  waitFor(id: string, timeoutMs?: number): Promise<PushedMessage>
  behave(id: string, behaviour: Behaviour): Promise<void>
}

export function pushServiceAt(origin: string): PushService {
  const at = (path: string) => `${origin}/subscriptions${path}`
  const messages = async (id: string) =>
    (await fetch(at(`/${id}/messages`))).json() as Promise<PushedMessage[]>
  return {
    messages,
    subscribe: async () =>
      (await fetch(at(''), { method: 'POST' })).json() as Promise<PushSubscriptionMade>,
    async waitFor(id, timeoutMs = 60_000) {
      let found: PushedMessage | undefined
      const arrived = async () => {
        found = (await messages(id))[0]
        return found !== undefined
      }
      await until(`a push to ${id}`, arrived, { timeoutMs })
      return found as PushedMessage
    },
    async behave(id, behaviour) {
      const reply = await fetch(at(`/${id}/behaviour`), { method: 'POST', body: behaviour })
      if (!reply.ok) throw new Error(`the push service answered ${reply.status}`)
    },
  }
}

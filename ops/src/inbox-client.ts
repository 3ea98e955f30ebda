import type { Message } from './inbox/message.ts'
import type { Instance } from './instance.ts'
import { until } from './lib/wait.ts'

export interface Inbox {
  address: string
  list(to?: string): Promise<Message[]>
  /** Waits for the newest mail to this address whose subject matches. */
  waitFor(to: string, subject?: RegExp, timeoutMs?: number): Promise<Message>
}

export function inboxOf({ ports }: Instance): Inbox {
  const address = `http://127.0.0.1:${ports.inbox}`
  const list = async (to?: string): Promise<Message[]> => {
    const query = to ? `?to=${encodeURIComponent(to)}` : ''
    return (await fetch(`${address}/api/messages${query}`)).json() as Promise<Message[]>
  }
  return {
    address,
    list,
    async waitFor(to, subject = /./, timeoutMs = 60_000) {
      let found: Message | undefined
      const arrived = async () => {
        found = (await list(to)).find((message) => subject.test(message.subject))
        return found !== undefined
      }
      await until(`mail to ${to} about ${subject}`, arrived, { timeoutMs })
      return found as Message
    },
  }
}

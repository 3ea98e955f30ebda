import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { type BrowserKeys, decrypt } from './decrypt.ts'

/** What the service does with messages to a subscription: a test asks for the unusual ones. */
export const behaviours = ['accept', 'gone', 'busy', 'refuse', 'redirect', 'hang'] as const
export type Behaviour = (typeof behaviours)[number]

export interface PushHeaders {
  readonly ttl: number
  readonly urgency: string
  readonly topic: string | null
}

/** As the browser would have it, and how often a message of its topic was accepted until then. */
export interface PushedMessage extends PushHeaders {
  readonly id: string
  readonly text: string
  readonly accepted: number
}

export interface Subscription {
  readonly id: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly secrets: BrowserKeys
  behaviour: Behaviour
  /** Not delivered yet, oldest first: here nothing is, so that tests can look. */
  messages: PushedMessage[]
}

/** In memory. It plays the browser too: it makes the keys, so it can read what is sent. */
export class Store {
  readonly #subscriptions = new Map<string, Subscription>()

  subscribe(): Subscription {
    const curve = createECDH('prime256v1')
    const p256dh = curve.generateKeys('base64url')
    const auth = randomBytes(16).toString('base64url')
    const subscription: Subscription = {
      id: randomUUID(),
      keys: { p256dh, auth },
      secrets: { privateKey: curve.getPrivateKey('base64url'), auth },
      behaviour: 'accept',
      messages: [],
    }
    this.#subscriptions.set(subscription.id, subscription)
    return subscription
  }

  find(id: string): Subscription | undefined {
    return this.#subscriptions.get(id)
  }

  /** A message that waits is replaced by the next one of its topic: RFC 8030, section 5.4. */
  accept(subscription: Subscription, body: Buffer, headers: PushHeaders): PushedMessage {
    const { messages, secrets } = subscription
    const isSame = ({ topic }: PushedMessage) => topic !== null && topic === headers.topic
    const before = messages.find(isSame)?.accepted ?? 0
    const text = decrypt(body, secrets)
    const message = { ...headers, id: randomUUID(), text, accepted: before + 1 }
    subscription.messages = [...messages.filter((one) => !isSame(one)), message]
    return message
  }

  clear(): void {
    this.#subscriptions.clear()
  }
}

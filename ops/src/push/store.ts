import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { Journal } from '../lib/journal.ts'
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

interface Made {
  readonly id: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  readonly secrets: BrowserKeys
}

export interface Subscription extends Made {
  behaviour: Behaviour
  /** Not delivered yet, oldest first: here nothing is, so that tests can look. */
  messages: PushedMessage[]
}

/** What has happened to a subscription; `id` is the subscription's. */
export type PushEntry =
  | (Made & { readonly kind: 'subscribed' })
  | { readonly kind: 'behaves'; readonly id: string; readonly behaviour: Behaviour }
  | {
      readonly kind: 'accepted'
      readonly id: string
      readonly at: string
      readonly message: PushedMessage
    }

/** It plays the browser too: it makes the keys, so it can read what is sent. */
export class Store {
  readonly #subscriptions = new Map<string, Subscription>()
  readonly #journal: Journal<PushEntry> | undefined

  /** In memory, and in a journal where one is given. */
  constructor(journal?: Journal<PushEntry>) {
    this.#journal = journal
    for (const entry of journal?.read() ?? []) this.#apply(entry)
  }

  subscribe(): Subscription {
    const curve = createECDH('prime256v1')
    const p256dh = curve.generateKeys('base64url')
    const auth = randomBytes(16).toString('base64url')
    const id = randomUUID()
    const secrets = { privateKey: curve.getPrivateKey('base64url'), auth }
    this.#keep({ kind: 'subscribed', id, keys: { p256dh, auth }, secrets })
    return this.#demand(id)
  }

  find(id: string): Subscription | undefined {
    return this.#subscriptions.get(id)
  }

  behave({ id }: Subscription, behaviour: Behaviour): void {
    this.#keep({ kind: 'behaves', id, behaviour })
  }

  accept({ id, messages, secrets }: Subscription, body: Buffer, headers: PushHeaders) {
    const before = messages.find((one) => isSameTopic(one, headers))?.accepted ?? 0
    const text = decrypt(body, secrets)
    const message = { ...headers, id: randomUUID(), text, accepted: before + 1 }
    this.#keep({ kind: 'accepted', id, at: new Date().toISOString(), message })
    return message
  }

  clear(): void {
    this.#journal?.clear()
    this.#subscriptions.clear()
  }

  /** Written first, so that nothing was answered that is forgotten after a kill. */
  #keep(entry: PushEntry): void {
    this.#journal?.append(entry)
    this.#apply(entry)
  }

  #apply(entry: PushEntry): void {
    if (entry.kind === 'subscribed') {
      const { id, keys, secrets } = entry
      this.#subscriptions.set(id, { id, keys, secrets, behaviour: 'accept', messages: [] })
      return
    }
    const subscription = this.#demand(entry.id)
    if (entry.kind === 'behaves') {
      subscription.behaviour = entry.behaviour
      return
    }
    const { message } = entry
    const others = subscription.messages.filter((one) => !isSameTopic(one, message))
    subscription.messages = [...others, message]
  }

  #demand(id: string): Subscription {
    const found = this.#subscriptions.get(id)
    if (!found) throw new Error(`no subscription is called ${id}`)
    return found
  }
}

/** A message that waits is replaced by the next one of its topic: RFC 8030, section 5.4. */
const isSameTopic = (one: PushHeaders, other: PushHeaders) =>
  one.topic !== null && one.topic === other.topic

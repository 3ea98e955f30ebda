import type { Journal } from '../lib/journal.ts'
import type { Message } from './message.ts'

const capacity = 1000

/** Newest first; old mail makes room. In memory, and in a journal where one is given. */
export class Store {
  readonly #journal: Journal<Message> | undefined
  #messages: Message[]

  constructor(journal?: Journal<Message>) {
    this.#journal = journal
    this.#messages = journal?.read(capacity).reverse() ?? []
  }

  add(message: Message): void {
    this.#journal?.append(message)
    this.#messages = [message, ...this.#messages].slice(0, capacity)
  }

  /** A journal that was asked for keeps what it has. */
  empty(): void {
    this.#messages = []
  }

  list(to?: string): Message[] {
    const address = to?.toLowerCase()
    return address ? this.#messages.filter((one) => one.to.includes(address)) : this.#messages
  }

  find(id: string): Message | undefined {
    return this.#messages.find((one) => one.id === id)
  }
}

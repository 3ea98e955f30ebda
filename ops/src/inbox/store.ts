import type { Message } from './message.ts'

const capacity = 1000

/** In memory and newest first; old mail makes room. */
export class Store {
  #messages: Message[] = []

  add(message: Message): void {
    this.#messages = [message, ...this.#messages].slice(0, capacity)
  }

  list(to?: string): Message[] {
    const address = to?.toLowerCase()
    return address ? this.#messages.filter((one) => one.to.includes(address)) : this.#messages
  }

  find(id: string): Message | undefined {
    return this.#messages.find((one) => one.id === id)
  }
}

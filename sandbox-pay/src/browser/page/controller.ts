import type { FromController, Order, Result, ToController } from '../messages.ts'
import { listen, makeFrame, origin } from './frame.ts'

/** The hidden frame that speaks to the provider, so that the page never does. */
export class Controller {
  readonly #key: string
  readonly #frame: HTMLIFrameElement
  readonly #loaded: Promise<void>
  readonly #waiting = new Map<number, (result: Result) => void>()
  #orders = 0

  constructor(key: string) {
    this.#key = key
    this.#frame = makeFrame('/v3/controller', 'Payment provider', { display: 'none' })
    this.#frame.setAttribute('aria-hidden', 'true')
    this.#frame.tabIndex = -1
    this.#loaded = new Promise((resolve) => {
      listen<FromController>(this.#frame, (message) => {
        if (message.type === 'loaded') resolve()
        else this.#waiting.get(message.id)?.(message)
      })
    })
    document.body.append(this.#frame)
  }

  async ask(order: Order): Promise<Result> {
    await this.#loaded
    const id = ++this.#orders
    const message: ToController = { id, key: this.#key, order }
    return new Promise((resolve) => {
      this.#waiting.set(id, (result) => {
        this.#waiting.delete(id)
        resolve('error' in result ? { error: result.error } : { value: result.value })
      })
      this.#frame.contentWindow?.postMessage(message, origin)
    })
  }
}

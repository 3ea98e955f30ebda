import type { FieldKind, FieldOptions, FieldState, FromField, ToField } from '../messages.ts'
import { listen, makeFrame, origin } from './frame.ts'

const titles: Record<FieldKind, string> = {
  cardNumber: 'Secure card number input frame',
  cardExpiry: 'Secure expiration date input frame',
  cardCvc: 'Secure security code input frame',
}

type EventName = 'ready' | 'change' | 'focus' | 'blur' | 'escape'
type Handler = (event: object) => void

/** A field that the page places and styles, but cannot read. */
export class CardElement {
  readonly kind: FieldKind
  readonly group: string
  #options: FieldOptions
  #frame: HTMLIFrameElement | undefined
  #holder: HTMLElement | undefined
  #stop = () => {}
  readonly #handlers = new Map<EventName, Set<Handler>>()

  constructor(kind: FieldKind, group: string, options: FieldOptions) {
    this.kind = kind
    this.group = group
    this.#options = options
  }

  mount(target: string | HTMLElement): void {
    const holder = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target
    if (!holder)
      throw new Error(`The selector you specified (${target}) applies to no DOM elements.`)
    if (holder === this.#holder) return
    this.unmount()
    const styles = { display: 'block', width: '100%', height: '1.2em' }
    const frame = makeFrame(`/v3/field/${this.kind}?group=${this.group}`, titles[this.kind], styles)
    this.#stop = listen<FromField>(frame, (message) => this.#hear(message))
    this.#frame = frame
    this.#holder = holder
    holder.replaceChildren(frame)
    holder.classList.add('StripeElement', 'StripeElement--empty')
  }

  unmount(): void {
    this.#stop()
    this.#frame?.remove()
    for (const state of ['', '--empty', '--complete', '--invalid', '--focus']) {
      this.#holder?.classList.remove(`StripeElement${state}`)
    }
    this.#frame = undefined
    this.#holder = undefined
  }

  destroy(): void {
    this.unmount()
    this.#handlers.clear()
  }

  update(options: FieldOptions): void {
    this.#options = { ...this.#options, ...options }
    this.#tell({ type: 'update', options: this.#options })
  }

  focus(): void {
    this.#frame?.focus()
    this.#tell({ type: 'focus' })
  }

  blur(): void {
    this.#tell({ type: 'blur' })
  }

  clear(): void {
    this.#tell({ type: 'clear' })
  }

  on(name: EventName, handler: Handler): this {
    const handlers = this.#handlers.get(name) ?? new Set()
    this.#handlers.set(name, handlers.add(handler))
    return this
  }

  off(name: EventName, handler?: Handler): this {
    if (handler) this.#handlers.get(name)?.delete(handler)
    else this.#handlers.delete(name)
    return this
  }

  #hear(message: FromField): void {
    if (message.type === 'loaded') this.#tell({ type: 'start', options: this.#options })
    else if (message.type === 'submit') this.#holder?.closest('form')?.requestSubmit()
    else if (message.type === 'change') this.#show(message.state)
    else {
      if (message.type === 'ready')
        this.#frame?.style.setProperty('height', `${message.height}px`, 'important')
      if (message.type === 'focus') this.#mark('focus', true)
      if (message.type === 'blur') this.#mark('focus', false)
      this.#emit(message.type, { elementType: this.kind })
    }
  }

  #show(state: FieldState): void {
    this.#mark('empty', state.empty)
    this.#mark('complete', state.complete)
    this.#mark('invalid', state.error !== undefined)
    this.#emit('change', { elementType: this.kind, error: undefined, ...state })
  }

  #mark(state: string, on: boolean): void {
    this.#holder?.classList.toggle(`StripeElement--${state}`, on)
  }

  #emit(name: EventName, event: object): void {
    for (const handler of this.#handlers.get(name) ?? []) handler(event)
  }

  #tell(message: ToField): void {
    this.#frame?.contentWindow?.postMessage(message, origin)
  }
}

import type { FieldKind, FieldOptions } from '../messages.ts'
import { CardElement } from './element.ts'

const kinds: string[] = ['cardNumber', 'cardExpiry', 'cardCvc'] satisfies FieldKind[]

/** The fields of one card. They find each other by the group, in their own origin. */
export class Elements {
  readonly group = crypto.randomUUID()
  readonly #made = new Map<string, CardElement>()

  create(kind: FieldKind, options: FieldOptions = {}): CardElement {
    if (!kinds.includes(kind)) {
      throw new Error(
        `A valid Element name must be provided: ${kinds.join(', ')}. You passed: ${kind}.`,
      )
    }
    if (this.#made.has(kind)) throw new Error(`Can only create one Element of type ${kind}.`)
    const element = new CardElement(kind, this.group, options)
    const destroy = element.destroy.bind(element)
    element.destroy = () => {
      destroy()
      this.#made.delete(kind)
    }
    this.#made.set(kind, element)
    return element
  }

  getElement(kind: FieldKind): CardElement | null {
    return this.#made.get(kind) ?? null
  }
}

import { useState } from 'react'
import type { FieldKind, FieldState, Provider, ProviderField } from '../provider/provider.ts'
import { finalFault, typingFault } from './field-words.ts'
import { frameStyle } from './frame-style.ts'

const kinds = ['cardNumber', 'cardExpiry', 'cardCvc'] as const
const untouched: FieldState = { empty: true, complete: false }

const hints = { cardNumber: '1234 1234 1234 1234', cardExpiry: 'MM/YY', cardCvc: 'CVV' }

type Each<Value> = Readonly<Record<FieldKind, Value>>
const each = <Value>(make: (kind: FieldKind) => Value): Each<Value> => ({
  cardNumber: make('cardNumber'),
  cardExpiry: make('cardExpiry'),
  cardCvc: make('cardCvc'),
})

export interface CardFields {
  readonly fields: Each<ProviderField>
  readonly faults: Each<string | undefined>
  readonly brand: string | undefined
  readonly name: string
  readonly nameFault: string | undefined
  readonly typeName: (name: string) => void
  /** Says what is missing and goes there; true when there is nothing. */
  readonly check: (focusName: () => void) => boolean
  readonly typed: () => { card: ProviderField; billing_details: { name: string } }
}

/** The provider’s fields of one card, their states and their errors. */
export const useCardFields = (provider: Provider): CardFields => {
  const [states, setStates] = useState(() => each(() => untouched))
  const [faults, setFaults] = useState(() => each<string | undefined>(() => undefined))
  const [name, setName] = useState('')
  const [nameFault, setNameFault] = useState<string>()
  const [fields] = useState(() => {
    const elements = provider.elements()
    return each((kind) => {
      const field = elements.create(kind, { style: frameStyle(), placeholder: hints[kind] })
      field.on('change', (state) => {
        setStates((known) => ({ ...known, [kind]: state }))
        setFaults((known) => ({ ...known, [kind]: typingFault(kind, state, known[kind]) }))
      })
      return field
    })
  })

  const check = (focusName: () => void) => {
    const found = each((kind) => finalFault(kind, states[kind]))
    const nameless = name.trim() === '' ? 'Cardholder name is required' : undefined
    setFaults(found)
    setNameFault(nameless)
    const first = kinds.find((kind) => found[kind])
    if (first) fields[first].focus()
    else if (nameless) focusName()
    return !first && !nameless
  }

  return {
    fields,
    faults,
    brand: states.cardNumber.brand,
    name,
    nameFault,
    typeName: (typed) => {
      setName(typed)
      setNameFault(undefined)
    },
    check,
    typed: () => ({ card: fields.cardNumber, billing_details: { name: name.trim() } }),
  }
}

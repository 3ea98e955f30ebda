import { type Ref, useImperativeHandle, useRef } from 'react'
import { CardForm } from '../cards/card-form.tsx'
import { useCardFields } from '../cards/use-card-fields.ts'
import type { Provider } from '../provider/provider.ts'
import type { Notice } from './pay-words.ts'

export interface TypedCard {
  /** The provider’s id of the typed card, or null while something is missing, which is then shown. */
  readonly make: () => Promise<string | Notice | null>
}

const unmade = (message: string | undefined): Notice => ({
  title: message ?? 'We couldn’t use this card.',
  text: 'You haven’t been charged.',
})

export function NewCard({ provider, ref }: { provider: Provider; ref: Ref<TypedCard> }) {
  const name = useRef<HTMLInputElement>(null)
  const card = useCardFields(provider)
  useImperativeHandle(ref, () => ({
    make: async () => {
      if (!card.check(() => name.current?.focus())) return null
      const made = await provider.createPaymentMethod({ type: 'card', ...card.typed() })
      return 'error' in made ? unmade(made.error.message) : made.paymentMethod.id
    },
  }))
  return <CardForm card={card} nameRef={name} />
}

import type { SavedCard } from '@fanfare/contract'
import { type FormEvent, useId, useRef } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { Provider } from '../provider/provider.ts'
import { WithProvider } from '../provider/with-provider.tsx'
import { CardForm } from './card-form.tsx'
import { useCardFields } from './use-card-fields.ts'
import { useTakeCard } from './use-take-card.ts'

type Props = { open: boolean; onClose: () => void; onAdded: (card: SavedCard) => void }

export function AddCardDialog({ open, onClose, onAdded }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add Payment Method"
      description="Your card details go straight to our payment provider. You won’t be charged now."
    >
      <WithProvider>{(provider) => <Form provider={provider} onAdded={onAdded} />}</WithProvider>
    </Dialog>
  )
}

function Form({ provider, onAdded }: { provider: Provider; onAdded: Props['onAdded'] }) {
  const id = useId()
  const name = useRef<HTMLInputElement>(null)
  const card = useCardFields(provider)
  const { take, busy, failure } = useTakeCard(provider, onAdded)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && card.check(() => name.current?.focus())) void take(card.typed())
  }
  return (
    <form id={id} className={layout.stack16} onSubmit={submit} noValidate>
      {failure && <FormError title="We couldn’t add your card">{failure}</FormError>}
      <CardForm card={card} nameRef={name} />
      <Button type="submit" variant="primary" size="lg" wide loading={busy}>
        Add card
      </Button>
    </form>
  )
}

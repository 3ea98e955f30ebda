import type { SavedCard } from '@fanfare/contract'
import { type FormEvent, useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import type { Provider } from '../provider/provider.ts'
import { WithProvider } from '../provider/with-provider.tsx'
import styles from './card-form.module.css'
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
      description="Card details go straight to the payment provider. Nothing is charged now."
    >
      <WithProvider>{(provider) => <Form {...{ provider, onAdded }} />}</WithProvider>
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
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      {failure && <FormError title="The card was not added">{failure}</FormError>}
      <CardForm card={card} nameRef={name} />
      <Button type="submit" variant="primary" size="lg" wide loading={busy}>
        Add card
      </Button>
    </form>
  )
}

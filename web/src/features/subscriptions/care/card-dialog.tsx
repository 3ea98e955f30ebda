import type { SavedCard } from '@fanfare/contract'
import { useState } from 'react'
import { afterwards, say } from '../../../app/saying.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { AddCardDialog, CardPicker, cardWords, useSavedCards } from '../../billing/index.ts'
import { useChooseCard } from '../use-subscriptions.ts'
import styles from './care.module.css'
import type { CareDialogProps } from './care-dialog.ts'

const isThat = (brief: { brand: string; last4: string } | null) => (card: SavedCard) =>
  card.last4 === brief?.last4 && card.brand === brief.brand

/** Which card pays for this one; a new one is put on file first. */
export function CardDialog({ subscription, onClose }: CareDialogProps) {
  const saved = useSavedCards()
  const [picked, setPicked] = useState<SavedCard>()
  const [adding, setAdding] = useState(false)
  const choose = useChooseCard()
  const card = picked ?? saved.cards?.find(isThat(subscription.card)) ?? saved.cards?.[0]
  const send = (chosen: SavedCard) =>
    void afterwards(
      choose.mutateAsync({ params: { id: subscription.id }, body: { paymentMethod: chosen.id } }),
      () => {
        say(`${cardWords(chosen)} pays for it now.`)
        onClose()
      },
    )
  if (adding) {
    return (
      <AddCardDialog
        open
        onClose={() => setAdding(false)}
        onAdded={(added) => {
          setPicked(added)
          setAdding(false)
        }}
      />
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Choose a card"
      description="It is charged from the next renewal on. Nothing is charged now."
      firm={choose.isPending}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Leave it
          </Button>
          {card && (
            <Button variant="primary" loading={choose.isPending} onClick={() => send(card)}>
              Use {cardWords(card)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        {choose.error && (
          <FormError title="The card was not changed">{choose.error.problem.detail}</FormError>
        )}
        <CardPicker
          saved={saved}
          chosen={card}
          onChoose={setPicked}
          onAdd={() => setAdding(true)}
        />
      </div>
    </Dialog>
  )
}

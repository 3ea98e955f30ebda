import type { SavedCard } from '@fanfare/contract'
import { useState } from 'react'
import { CommandError } from '../../../core/api/failure.tsx'
import { afterCommand, toastSuccess } from '../../../core/api/toast-result.ts'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { AddCardDialog, CardPicker, cardWords, useSavedCards } from '../../billing/index.ts'
import { useChooseCard } from '../use-subscriptions.ts'
import type { ManageDialogProps } from './manage-dialog.ts'

const isThat = (brief: { brand: string; last4: string } | null) => (card: SavedCard) =>
  card.last4 === brief?.last4 && card.brand === brief.brand

/** Which card pays for this one; a new one is put on file first. */
export function CardDialog({ subscription, onClose }: ManageDialogProps) {
  const saved = useSavedCards()
  const [picked, setPicked] = useState<SavedCard>()
  const [adding, setAdding] = useState(false)
  const choose = useChooseCard()
  const card = picked ?? saved.cards?.find(isThat(subscription.card)) ?? saved.cards?.[0]
  const send = (chosen: SavedCard) =>
    void afterCommand(
      choose.run({ params: { id: subscription.id }, body: { paymentMethod: chosen.id } }),
      () => {
        toastSuccess(`Now paying with ${cardWords(chosen)}`)
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
      description="We’ll charge it starting with your next renewal. You won’t be charged now."
      firm={choose.isPending}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Keep current card
          </Button>
          {card && (
            <Button variant="primary" loading={choose.isPending} onClick={() => send(card)}>
              Use {cardWords(card)}
            </Button>
          )}
        </>
      }
    >
      <div className={layout.stack16}>
        <CommandError title="We couldn’t change your card" error={choose.error} />
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

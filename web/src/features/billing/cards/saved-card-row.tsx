import type { SavedCard } from '@fanfare/contract'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { toastProblem, toastResult } from '../../../core/api/toast-result.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { cardWords, expiryWords } from './card-words.ts'
import styles from './saved-cards.module.css'
import { useChooseDefault, useRemoveCard } from './use-cards.ts'

export function SavedCardRow({ card }: { card: SavedCard }) {
  const choose = useChooseDefault()
  const words = cardWords(card)
  const expiry = expiryWords(card)
  return (
    <li className={styles.card}>
      <CreditCard size={20} />
      <div>
        <p className={layout.row8}>
          <span className={styles.name}>{words}</span>
          {card.isDefault && <Badge tone="good">Default</Badge>}
          {card.expiresSoon && (
            <Badge tone="warn">{expiry.startsWith('Expired') ? 'Expired' : 'Expires soon'}</Badge>
          )}
        </p>
        <p className={styles.hint}>
          {expiry}
          {card.expiresSoon && '. Add a new card to avoid failed payments.'}
        </p>
      </div>
      <div className={styles.actions}>
        {!card.isDefault && (
          <Button
            variant="ghost"
            size="sm"
            loading={choose.isPending}
            aria-label={`Make default: ${words}`}
            onClick={() => void choose.run({ params: { id: card.id } }).catch(toastProblem)}
          >
            Make default
          </Button>
        )}
        <Remove card={card} words={words} />
      </div>
    </li>
  )
}

function Remove({ card, words }: { card: SavedCard; words: string }) {
  const [asking, setAsking] = useState(false)
  const remove = useRemoveCard()
  const confirm = () =>
    void toastResult(remove.run({ params: { id: card.id } }), `${words} removed`).finally(() =>
      setAsking(false),
    )
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Remove ${words}`}
        onClick={() => setAsking(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Remove ${words}?`}
        confirm="Remove card"
        danger
        busy={remove.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        We’ll delete it here and at our payment provider. You keep everything you’ve bought.
      </ConfirmDialog>
    </>
  )
}

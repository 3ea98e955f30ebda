import type { SavedCard } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { saying } from '../../../app/saying.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { cardWords, expiryWords } from './card-words.ts'
import styles from './saved-cards.module.css'
import { useChooseDefault, useRemoveCard } from './use-cards.ts'

const say = ({ problem }: ProblemError) => showToast(problem.detail, { tone: 'bad' })

export function SavedCardRow({ card }: { card: SavedCard }) {
  const choose = useChooseDefault()
  const words = cardWords(card)
  const expiry = expiryWords(card)
  return (
    <li className={styles.card}>
      <CreditCard size={20} />
      <div>
        <p className={styles.line}>
          <span className={styles.name}>{words}</span>
          {card.isDefault && <Badge tone="good">Default</Badge>}
          {card.expiresSoon && (
            <Badge tone="warn">{expiry.startsWith('expired') ? 'Expired' : 'Expires soon'}</Badge>
          )}
        </p>
        <p className={styles.hint}>
          {expiry}
          {card.expiresSoon && '. Add its successor, so that nothing fails.'}
        </p>
      </div>
      <div className={styles.actions}>
        {!card.isDefault && (
          <Button
            variant="ghost"
            size="sm"
            loading={choose.isPending}
            aria-label={`Make default: ${words}`}
            onClick={() => choose.mutate({ params: { id: card.id } }, { onError: say })}
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
    void saying(
      remove.mutateAsync({ params: { id: card.id } }),
      `${words} is no longer on file.`,
    ).finally(() => setAsking(false))
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
        Fanfare and the payment provider forget it. What you have bought stays yours.
      </ConfirmDialog>
    </>
  )
}

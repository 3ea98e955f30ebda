import type { SavedCard } from '@fanfare/contract'
import { CreditCard, Plus } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { AddCardDialog } from './add-card-dialog.tsx'
import { cardWords } from './card-words.ts'
import { CardsError } from './cards-error.tsx'
import { SavedCardRow } from './saved-card-row.tsx'
import styles from './saved-cards.module.css'
import { useSavedCards } from './use-cards.ts'

export function SavedCardsPanel() {
  const [adding, setAdding] = useState(false)
  const saved = useSavedCards()
  const { cards, error } = saved
  const added = (card: SavedCard) => {
    setAdding(false)
    showToast(`${cardWords(card)} added`, { tone: 'good' })
  }
  const add = (
    <Button variant="outline" icon={<Plus size={16} />} onClick={() => setAdding(true)}>
      Add Payment Method
    </Button>
  )
  return (
    <Panel title="Payment methods">
      {cards && cards.length > 0 && (
        <>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <SavedCardRow key={card.id} card={card} />
            ))}
          </ul>
          <div className={styles.after}>{add}</div>
        </>
      )}
      {cards?.length === 0 && (
        <EmptyState
          level={3}
          icon={<CreditCard size={24} />}
          title="No payment methods yet"
          action={add}
        >
          Save a card to pay in one tap. Our payment provider stores its number, we don’t.
        </EmptyState>
      )}
      {!cards && error && <CardsError read={saved} />}
      {!cards && !error && <SkeletonText />}
      <AddCardDialog open={adding} onClose={() => setAdding(false)} onAdded={added} />
    </Panel>
  )
}

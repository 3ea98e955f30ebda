import type { SavedCard } from '@fanfare/contract'
import { CreditCard, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast-store.ts'
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
    showToast(`${cardWords(card)} is on file.`, { tone: 'good' })
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
          A card you keep here pays with one tap. Its number stays with the payment provider.
        </EmptyState>
      )}
      {!cards && error && <CardsError read={saved} />}
      {!cards && !error && <SkeletonText />}
      <AddCardDialog open={adding} onClose={() => setAdding(false)} onAdded={added} />
    </Panel>
  )
}

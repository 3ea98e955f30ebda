import type { SavedCard } from '@fanfare/contract'
import { Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { CardChoice } from '../checkout/card-choice.tsx'
import styles from './card-form.module.css'

type Props = {
  cards: readonly SavedCard[] | undefined
  chosen: SavedCard | undefined
  onChoose: (card: SavedCard) => void
  onAdd: () => void
}

/** One of the cards on file, for what is charged later; a new one goes on file first. */
export function CardPicker({ cards, chosen, onChoose, onAdd }: Props) {
  if (!cards) return <SkeletonText lines={2} />
  return (
    <div className={styles.form}>
      {cards.length > 0 && <CardChoice {...{ cards, chosen, onChoose }} />}
      <Button variant="outline" icon={<Plus size={16} />} onClick={onAdd}>
        Add Payment Method
      </Button>
    </div>
  )
}

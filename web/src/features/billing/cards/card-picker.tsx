import type { SavedCard } from '@fanfare/contract'
import { Plus } from 'lucide-react'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { CardChoice } from '../checkout/card-choice.tsx'
import { CardsError } from './cards-error.tsx'
import type { SavedCards } from './use-cards.ts'

type Props = {
  saved: SavedCards
  chosen: SavedCard | undefined
  onChoose: (card: SavedCard) => void
  onAdd: () => void
}

/** One of the cards on file, for what is charged later; a new one goes on file first. */
export function CardPicker({ saved, chosen, onChoose, onAdd }: Props) {
  const { cards, error } = saved
  if (!cards) return error ? <CardsError read={saved} /> : <SkeletonText lines={2} />
  return (
    <div className={layout.stack16}>
      {cards.length > 0 && <CardChoice cards={cards} chosen={chosen} onChoose={onChoose} />}
      <Button variant="outline" icon={<Plus size={16} />} onClick={onAdd}>
        Add Payment Method
      </Button>
    </div>
  )
}

import type { SavedCard } from '@fanfare/contract'
import { cardWords, expiryWords } from '../cards/card-words.ts'
import styles from './card-choice.module.css'

type Props = {
  cards: readonly SavedCard[]
  /** Undefined means a new card. */
  chosen: SavedCard | undefined
  onChoose: (card: SavedCard) => void
  /** Absent where a card is put on file before it is chosen. */
  onNew?: () => void
}

export function CardChoice({ cards, chosen, onChoose, onNew }: Props) {
  return (
    <fieldset className={styles.choice} aria-label="Pay with">
      {cards.map((card) => (
        <label key={card.id} className={styles.card}>
          <input
            type="radio"
            name="card"
            className={styles.radio}
            checked={chosen?.id === card.id}
            onChange={() => onChoose(card)}
          />
          <span className={styles.name}>{cardWords(card)}</span>
          <span className={styles.expiry} data-soon={card.expiresSoon || undefined}>
            {expiryWords(card)}
          </span>
        </label>
      ))}
      {onNew && (
        <label className={styles.card}>
          <input
            type="radio"
            name="card"
            className={styles.radio}
            checked={chosen === undefined}
            onChange={onNew}
          />
          <span className={styles.name}>New card</span>
        </label>
      )}
    </fieldset>
  )
}

import type { ContinuedCard } from '@fanfare/contract'
import { CardSkeleton } from './card-skeleton.tsx'
import styles from './continue-card.module.css'
import { ContinueCard } from './continue-card.tsx'

type Props = { continued: readonly ContinuedCard[]; level?: 2 | 3; eager?: boolean }

/** What somebody can go on with. */
export function ContinueRow({ continued, level = 3, eager = false }: Props) {
  return (
    <ul className={styles.row}>
      {continued.map((one) => (
        <li key={one.content.id}>
          <ContinueCard continued={one} level={level} eager={eager} />
        </li>
      ))}
    </ul>
  )
}

const skeletons = ['a', 'b', 'c']

export function ContinueRowSkeleton() {
  return (
    <div className={styles.row} aria-hidden="true">
      {skeletons.map((skeleton) => (
        <CardSkeleton key={skeleton} />
      ))}
    </div>
  )
}

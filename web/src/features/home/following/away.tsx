import { X } from 'lucide-react'
import { PartError } from '../../../core/api/part-error.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { dayText } from '../../../ui/text/dates.ts'
import typography from '../../../ui/text/typography.module.css'
import styles from './away.module.css'
import { AwayCard, AwayCardSkeleton } from './away-card.tsx'
import type { useAway } from './use-away.ts'

const skeletons = ['a', 'b', 'c']

type Props = { away: ReturnType<typeof useAway>; onDismiss: () => void }

/** What the creators one follows posted meanwhile, a card for each. */
export function Away({ away: { awaySince, read }, onDismiss }: Props) {
  if (!awaySince) return null
  if (!read.data && read.error) return <PartError what="what you missed" read={read} />
  if (read.data?.creators.length === 0) return null
  return (
    <section aria-labelledby="away" className={styles.away} aria-busy={!read.data}>
      <header className={styles.head}>
        <div>
          <h3 id="away" className={styles.title}>
            Since you were away
          </h3>
          <p className={typography.hint}>New since {dayText(awaySince)}</p>
        </div>
        <Button variant="ghost" size="sm" icon={<X size={16} />} onClick={onDismiss}>
          Dismiss
        </Button>
      </header>
      <ul className={styles.cards}>
        {read.data
          ? read.data.creators.map((card) => (
              <li key={card.creator.id} className={styles.cell}>
                <AwayCard card={card} />
              </li>
            ))
          : skeletons.map((skeleton) => (
              <li key={skeleton} className={styles.cell}>
                <AwayCardSkeleton />
              </li>
            ))}
      </ul>
    </section>
  )
}

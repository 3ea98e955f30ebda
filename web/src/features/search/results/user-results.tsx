import type { UserResult } from '@fanfare/contract'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { type Asked, hrefOf } from '../asked/asked.ts'
import { peopleBeside } from './found-count.ts'
import { totalText } from './result-words.ts'
import styles from './results.module.css'
import { useTrackClick } from './use-track-click.ts'
import { UserCard } from './user-card.tsx'

const skeletons = ['a', 'b', 'c']

type Props = { q: string; results: readonly UserResult[]; level: 2 | 3 }

export function UserResults({ q, results, level }: Props) {
  const track = useTrackClick(q)
  return (
    <ul className={styles.people} aria-label="People">
      {results.map((result, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click, too
        <li key={result.id} className={styles.cell} onClick={(event) => track(event, result, at)}>
          <UserCard user={result.user} level={level} />
        </li>
      ))}
    </ul>
  )
}

type FirstProps = { asked: Asked; results: readonly UserResult[]; total: number }

/** The best of them above the posts, and the way to the others. */
export function FirstPeople({ asked, results, total }: FirstProps) {
  if (results.length === 0) return null
  return (
    <section>
      <div className={styles.head}>
        <h2>People</h2>
        {total > peopleBeside && (
          <Link href={hrefOf({ ...asked, isPeople: true })} className={styles.all}>
            See all {totalText(total)}
          </Link>
        )}
      </div>
      <UserResults q={asked.q} results={results.slice(0, peopleBeside)} level={3} />
    </section>
  )
}

export function PeopleSkeleton() {
  return (
    <div className={styles.people}>
      {skeletons.map((skeleton) => (
        <Skeleton key={skeleton} height={148} />
      ))}
    </div>
  )
}

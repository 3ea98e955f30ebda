import type { ContentResult } from '@fanfare/contract'
import { Button } from '../../../ui/form/button.tsx'
import { CardSkeleton, type View } from '../../content-cards/index.ts'
import { ResultCard } from './result-card.tsx'
import styles from './results.module.css'
import type { Results } from './use-results.ts'
import { useTrackClick } from './use-track-click.ts'

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']
const firstRow = 6

type Props = { q: string; results: readonly ContentResult[]; view: View; level: 2 | 3 }

export function ContentResults({ q, results, view, level }: Props) {
  const track = useTrackClick(q)
  return (
    <ul className={styles.grid} data-view={view} aria-label="Posts">
      {results.map((result, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click, too
        <li key={result.id} className={styles.cell} onClick={(event) => track(event, result, at)}>
          <ResultCard result={result} level={level} eager={at < firstRow} />
        </li>
      ))}
    </ul>
  )
}

export function ResultsSkeleton({ view }: { view: View }) {
  return (
    <div className={styles.grid} data-view={view}>
      {skeletons.map((skeleton) => (
        <CardSkeleton key={skeleton} />
      ))}
    </div>
  )
}

/** Asked for by a press, so that the end of the page can be reached. */
export function LoadMore({ list }: { list: Results['content'] | Results['users'] }) {
  if (!list.hasNextPage) return null
  return (
    <div className={styles.more}>
      {list.isFetchNextPageError && <p role="alert">We couldn’t load more. Try again.</p>}
      <Button
        variant="outline"
        loading={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        Load More
      </Button>
    </div>
  )
}

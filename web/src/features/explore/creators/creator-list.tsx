import { Sparkles } from 'lucide-react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import type { CreatorSearch } from '../explore-search.ts'
import { CreatorCard, CreatorCardSkeleton } from './creator-card.tsx'
import styles from './creator-list.module.css'
import { useCreators } from './use-creators.ts'

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

type Props = { search: CreatorSearch; onClear: () => void }

export function CreatorList({ search, onClear }: Props) {
  const list = useCreators(search)
  if (list.creators === undefined) {
    if (!list.error) return <Loading />
    return (
      <ErrorState title="We couldn’t load creators" onRetry={list.retry} retrying={list.isFetching}>
        {list.error.problem.detail}
      </ErrorState>
    )
  }
  if (list.creators.length === 0) {
    const { sort: _, ...filters } = search
    return <Nobody isNarrowed={Object.values(filters).some(Boolean)} onClear={onClear} />
  }
  return (
    <>
      <ul className={styles.grid} aria-label="Creators">
        {list.creators.map((creator) => (
          <li key={creator.id} className={styles.cell}>
            <CreatorCard creator={creator} />
          </li>
        ))}
        {list.isFetchingNextPage &&
          skeletons.slice(0, 4).map((bone) => (
            <li key={bone} className={styles.cell} aria-hidden="true">
              <CreatorCardSkeleton />
            </li>
          ))}
      </ul>
      {list.isFetchNextPageError && (
        <p role="alert" className={styles.note}>
          We couldn’t load more creators. Try again.
        </p>
      )}
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button
            variant="outline"
            loading={list.isFetchingNextPage}
            onClick={() => list.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </>
  )
}

function Nobody({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return (
    <EmptyState
      icon={<Sparkles size={24} />}
      title={isNarrowed ? 'No matching creators' : 'No creators yet'}
      action={
        isNarrowed ? (
          <Button onClick={onClear}>Clear filters</Button>
        ) : (
          <Button href="/become-a-creator">Become a creator</Button>
        )
      }
    >
      {isNarrowed
        ? 'Try another category or fewer filters.'
        : 'Creators will show up here. You could be the first.'}
    </EmptyState>
  )
}

function Loading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading creators</VisuallyHidden>
      <div className={styles.grid}>
        {skeletons.map((bone) => (
          <CreatorCardSkeleton key={bone} />
        ))}
      </div>
    </div>
  )
}

import { Sparkles } from 'lucide-react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { CreatorCard, CreatorCardSkeleton } from './creator-card.tsx'
import styles from './creators.module.css'
import { useCreators } from './use-creators.ts'

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function Creators() {
  return (
    <section aria-labelledby="creators" className={styles.section}>
      <h2 id="creators" className={styles.heading}>
        Creators
      </h2>
      <CreatorList />
    </section>
  )
}

function CreatorList() {
  const list = useCreators()
  if (list.creators === undefined) {
    if (!list.error) return <Loading />
    return (
      <ErrorState
        level={3}
        title="We couldn’t load creators"
        onRetry={list.retry}
        retrying={list.isFetching}
      >
        {list.error.problem.detail}
      </ErrorState>
    )
  }
  if (list.creators.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<Sparkles size={24} />}
        title="No creators yet"
        action={<Button href="/become-a-creator">Become a creator</Button>}
      >
        Creators will show up here. You could be the first.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.grid}>
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

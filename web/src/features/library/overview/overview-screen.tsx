import { Library } from 'lucide-react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { useTitle } from '../../../core/navigation/use-title.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import type { More } from '../../../ui/layout/more-link.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { ContentCard, ContinueRow, ContinueRowSkeleton } from '../../content-cards/index.ts'
import styles from '../library.module.css'
import { PurchaseLine } from '../purchases/purchase-line.tsx'
import { Shelf } from './shelf.tsx'
import { useOverview } from './use-overview.ts'

const all = (part: 'purchases' | 'saved' | 'history'): More => ({
  href: `/library/${part}`,
  label: 'See all',
})

/** The newest of each part; a part with nothing in it is not there. */
export function OverviewScreen() {
  useTitle('Library')
  const { continued = [], purchases = [], saved = [], history = [], ...read } = useOverview()
  const isEmpty = [continued, purchases, saved, history].every(({ length }) => length === 0)
  if (isEmpty && read.isPending) return <Loading />
  return (
    <div className={styles.shelves}>
      {read.failed && <LoadError title="We couldn’t load all of your library" read={read.failed} />}
      {continued.length > 0 && (
        <Shelf title="Continue watching" more={{ href: '/library/history', label: 'History' }}>
          <ContinueRow continued={continued} eager />
        </Shelf>
      )}
      {purchases.length > 0 && (
        <Shelf title="Purchases" more={all('purchases')}>
          <ul className={styles.row}>
            {purchases.map((purchase) => (
              <li key={purchase.content.id}>
                <ContentCard content={purchase.content}>
                  <PurchaseLine purchase={purchase} />
                </ContentCard>
              </li>
            ))}
          </ul>
        </Shelf>
      )}
      {saved.length > 0 && (
        <Shelf title="Saved" more={all('saved')}>
          <ul className={styles.row}>
            {saved.map((content) => (
              <li key={content.id}>
                <ContentCard content={content} />
              </li>
            ))}
          </ul>
        </Shelf>
      )}
      {history.length > 0 && (
        <Shelf title="History" more={all('history')}>
          <ul className={styles.row}>
            {history.map(({ content }) => (
              <li key={content.id}>
                <ContentCard content={content} />
              </li>
            ))}
          </ul>
        </Shelf>
      )}
      {isEmpty && !read.failed && <Nothing />}
    </div>
  )
}

function Nothing() {
  return (
    <EmptyState
      icon={<Library size={24} />}
      title="Nothing here yet"
      action={
        <Button variant="primary" href="/explore">
          Browse posts
        </Button>
      }
    >
      What you watch, buy and save will show up here.
    </EmptyState>
  )
}

function Loading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <div className={styles.head} aria-hidden="true" />
      <ContinueRowSkeleton />
    </div>
  )
}

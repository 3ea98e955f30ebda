import type { ContentId, OwnContent as Item } from '@fanfare/contract'
import { FolderOpen, Upload } from 'lucide-react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { useNear } from '../../ui/lib/use-near.ts'
import { OwnContentItem } from './own-content-item.tsx'
import type { View } from './own-content-query.ts'
import styles from './own-content-screen.module.css'
import type { BulkAction } from './use-bulk.ts'

type More = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}
type Props = {
  items: readonly Item[]
  view: View
  chosen: ReadonlySet<ContentId>
  onSelect: (item: Item, selected: boolean) => void
  onAct: (action: BulkAction, item: Item) => void
  more: More
}

export function OwnContentList({ items, view, chosen, onSelect, onAct, more }: Props) {
  return (
    <>
      <ul className={styles[view]} aria-label="Your content">
        {items.map((item) => (
          <OwnContentItem
            key={item.id}
            item={item}
            view={view}
            selected={chosen.has(item.id)}
            onSelect={(on) => onSelect(item, on)}
            onAct={onAct}
          />
        ))}
      </ul>
      {more.hasNextPage && <NextPage more={more} />}
    </>
  )
}

/** The next page loads when the end of the list comes near; the button is for those who do not scroll. */
function NextPage({ more }: { more: More }) {
  const end = useNear({
    wanted: !more.isFetchingNextPage && !more.isFetchNextPageError,
    ahead: 600,
    onNear: more.fetchNextPage,
  })
  return (
    <div ref={end} className={styles.more}>
      {more.isFetchNextPageError && <p role="alert">We couldn’t load more posts. Try again.</p>}
      <Button
        variant="outline"
        loading={more.isFetchingNextPage}
        onClick={() => more.fetchNextPage()}
      >
        Show more
      </Button>
    </div>
  )
}

export function OwnContentEmpty({
  filtered,
  onUpload,
}: {
  filtered: boolean
  onUpload: () => void
}) {
  return (
    <EmptyState
      icon={<FolderOpen size={24} />}
      title="No content found"
      action={
        filtered ? (
          <Button href="/dashboard/content">Clear filters</Button>
        ) : (
          <Button variant="primary" icon={<Upload size={16} />} onClick={onUpload}>
            Upload Content
          </Button>
        )
      }
    >
      {filtered ? 'Try adjusting your filters' : 'Start by uploading your first piece of content'}
    </EmptyState>
  )
}

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']

export function OwnContentSkeleton({ view }: { view: View }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading your content</VisuallyHidden>
      <div className={styles[view]}>
        {skeletons.map((bone) => (
          <div key={bone} className={styles.bone}>
            {view === 'grid' && <Skeleton shape="block" height={140} />}
            <Skeleton width="80%" />
            <Skeleton width="40%" />
          </div>
        ))}
      </div>
    </div>
  )
}

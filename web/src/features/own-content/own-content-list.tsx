import { FolderOpen, Upload } from 'lucide-react'
import { useMedia } from '../../core/device/use-media.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { useNear } from '../../ui/lib/use-near.ts'
import { OwnContentCards } from './own-content-cards.tsx'
import type { OwnContentRows } from './own-content-rows.ts'
import styles from './own-content-screen.module.css'
import { OwnContentTable } from './own-content-table.tsx'

type More = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}
/** Where a table of ten columns has room beside the navigation. */
const roomy = '(min-width: 1200px)'

export function OwnContentList({ more, ...rows }: OwnContentRows & { more: More }) {
  const isTable = useMedia(roomy)
  return (
    <>
      {isTable ? <OwnContentTable {...rows} /> : <OwnContentCards {...rows} />}
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

export function OwnContentSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading your content</VisuallyHidden>
      <div className={styles.bones}>
        {skeletons.map((bone) => (
          <div key={bone} className={styles.bone}>
            <Skeleton shape="block" height={54} />
            <div className={layout.stack8}>
              <Skeleton width="60%" />
              <Skeleton width="30%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

import type { ContentCard as Content } from '@fanfare/contract'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { useNear } from '../../ui/lib/use-near.ts'
import { CardSkeleton } from './card-skeleton.tsx'
import { ContentCard } from './content-card.tsx'
import styles from './content-list.module.css'
import type { ContentPages } from './use-content-pages.ts'
import type { View } from './view-switch.tsx'

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
/** Those that a first screen shows; the rest is loaded when it comes near. */
const firstRow = 6
/** Then someone says that they want more; the foot of the page can be reached this way. */
const pagesUnasked = 4
/** How many pixels ahead the next page loads, so that people who scroll slowly never see the end. */
const oneScreen = 900

type Props<Card extends Content> = {
  list: ContentPages<Card>
  view?: View
  level?: 2 | 3
  withoutCreator?: boolean
  /** No more than the first of them. */
  most?: number
  /** Under each card. */
  foot?: (content: Card) => ReactNode
  empty: ReactNode
}

/** Posts page by page; the next page is requested before the end of the list is reached. */
export function ContentList<Card extends Content>({
  list,
  view = 'grid',
  level = 3,
  withoutCreator = false,
  most,
  foot,
  empty,
}: Props<Card>) {
  const unasked = list.pageCount < pagesUnasked
  const hasMore = most === undefined && list.hasNextPage
  const end = useNear({
    wanted: unasked && hasMore && !list.isFetchNextPageError,
    ahead: oneScreen,
    onNear: list.fetchNextPage,
  })
  if (list.content === undefined) {
    if (!list.error) return <Loading view={view} most={most} />
    return (
      <ErrorState
        level={level}
        title="We couldn’t load this list"
        onRetry={list.retry}
        retrying={list.isFetching}
      >
        {list.error.problem.detail}
      </ErrorState>
    )
  }
  if (list.content.length === 0) return empty
  return (
    <>
      <ul className={styles.list} data-view={view}>
        {list.content.slice(0, most).map((content, at) => (
          <li key={content.id} className={styles.cell}>
            <ContentCard
              content={content}
              level={level}
              eager={at < firstRow}
              withoutCreator={withoutCreator}
              isPinned={content.id === list.pinnedId}
            >
              {foot?.(content)}
            </ContentCard>
          </li>
        ))}
        {list.isFetchingNextPage &&
          skeletons.slice(0, 3).map((bone) => (
            <li key={bone} className={styles.cell}>
              <CardSkeleton />
            </li>
          ))}
      </ul>
      <div ref={end} />
      {!unasked && hasMore && !list.isFetchNextPageError && (
        <Button
          variant="outline"
          className={styles.more}
          loading={list.isFetchingNextPage}
          onClick={list.fetchNextPage}
        >
          Show more
        </Button>
      )}
      {list.isFetchNextPageError && (
        <div role="alert" className={styles.broken}>
          <p>We couldn’t load more.</p>
          <Button variant="outline" onClick={() => list.fetchNextPage()}>
            Try again
          </Button>
        </div>
      )}
    </>
  )
}

function Loading({ view, most }: { view: View; most: number | undefined }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <div className={styles.list} data-view={view}>
        {skeletons.slice(0, most).map((bone) => (
          <CardSkeleton key={bone} />
        ))}
      </div>
    </div>
  )
}

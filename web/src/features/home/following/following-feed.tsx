import { Suspense } from 'react'
import { restate } from '../../../core/navigation/app-link.tsx'
import type { Viewer } from '../../../core/session/viewer.ts'
import layout from '../../../ui/layout/layout.module.css'
import { ContentList, useView } from '../../content-cards/index.ts'
import { FollowListener } from '../../social/index.ts'
import { FeedBar } from '../feed-bar.tsx'
import type { FeedSearch } from '../feed-search.ts'
import { Away } from './away.tsx'
import { FirstFollows } from './first-follows.tsx'
import styles from './following-feed.module.css'
import { NewPosts } from './new-posts.tsx'
import { NoPosts } from './no-posts.tsx'
import { useFollowedPosts } from './use-followed-posts.ts'

type Props = { viewer: Viewer; search: FeedSearch }
type FeedProps = Props & { isChoosing: boolean; onChosen: () => void }

/** Posts of those whom the viewer follows. */
export function FollowingFeed({ viewer, search, isChoosing, onChosen }: FeedProps) {
  return (
    <>
      {isChoosing ? (
        <FirstFollows viewer={viewer} onDone={onChosen} />
      ) : (
        <Following viewer={viewer} search={search} />
      )}
      <Suspense>
        <FollowListener />
      </Suspense>
    </>
  )
}

function Following({ viewer, search }: Props) {
  const [view, setView] = useView()
  const { list, away, dismissAway, top, posts, arrivals } = useFollowedPosts(viewer, search)
  const { feed, type, sort } = search
  return (
    <div ref={top} className={styles.feed}>
      <div className={layout.stack16}>
        <FeedBar
          search={search}
          onNarrow={(more) => void restate<'/'>({ feed, type, sort, ...more })}
          view={view}
          onView={setView}
        />
        <Away away={away} onDismiss={dismissAway} />
      </div>
      {arrivals && <NewPosts key={type ?? 'all'} {...arrivals} />}
      <section ref={posts} tabIndex={-1} aria-label="Posts" className={styles.posts}>
        <ContentList list={list} view={view} empty={<NoPosts viewer={viewer} search={search} />} />
      </section>
    </div>
  )
}

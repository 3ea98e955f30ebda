import { Suspense, useState } from 'react'
import { Rail } from '../../core/layout/rail.tsx'
import type { Viewer } from '../../core/session/viewer.ts'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'
import { type FeedSearch, isOverview } from './feed-search.ts'
import { HomeRail } from './home-rail.tsx'
import styles from './home-screen.module.css'
import { Overview } from './overview/overview.tsx'

const Feeds = lazyComponent(() => import('./feeds.tsx'), 'Feeds')

type Props = { viewer: Viewer; search: FeedSearch }

/** For somebody who is signed in: the beginnings of their lists, or one of the lists by its address. */
export function OwnHome({ viewer, search }: Props) {
  const [isChoosing, setIsChoosing] = useState(false)
  const isOnFollowing = search.feed === 'following'
  const followsNobody = viewer.followingCount === 0
  // The first follow does not end it: most people choose several. Going elsewhere does.
  if (followsNobody !== isChoosing && (followsNobody || !isOnFollowing)) {
    setIsChoosing(followsNobody)
  }
  return (
    <>
      {isOverview(search) ? (
        <Overview viewer={viewer} category={search.category} />
      ) : (
        <Suspense fallback={<div className={styles.feed} />}>
          <Feeds
            viewer={viewer}
            search={search}
            isChoosing={isChoosing}
            onChosen={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
      <Rail>
        <HomeRail isChoosing={isChoosing && isOnFollowing} />
      </Rail>
    </>
  )
}

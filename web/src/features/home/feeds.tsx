import { Suspense, useState } from 'react'
import { restate } from '../../core/navigation/app-link.tsx'
import type { Viewer } from '../../core/session/viewer.ts'
import { SwitchTabs } from '../../ui/layout/switch-tabs.tsx'
import hidden from '../../ui/layout/visually-hidden.module.css'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'
import { type FeedSearch, feedOf } from './feed-search.ts'
import styles from './home-screen.module.css'

const YourDiscover = lazyComponent(() => import('./for-you/your-discover.tsx'), 'YourDiscover')
const FollowingFeed = lazyComponent(() => import('./following/following-feed.tsx'), 'FollowingFeed')

const feeds = [
  ['following', 'Following'],
  ['discover', 'Discover'],
] as const

type Props = {
  viewer: Viewer
  search: FeedSearch
  /** Whom to follow, before there are posts of theirs. */
  isChoosing: boolean
  onChosen: () => void
}

/** One whole list: of those whom the viewer follows, or of everyone. */
export function Feeds({ viewer, search, isChoosing, onChosen }: Props) {
  // As it was when they came: the first follow on this page must not take away what they look at.
  const [isFollowing] = useState(viewer.followingCount > 0)
  const feed = feedOf(search, isFollowing)
  const { type, sort } = search
  return (
    <section aria-labelledby="feed">
      <h2 id="feed" className={hidden.hidden}>
        Your feed
      </h2>
      <SwitchTabs
        label="Feed"
        options={feeds}
        value={feed}
        onChoose={(chosen) => void restate<'/'>({ feed: chosen, type, sort })}
      >
        <Suspense fallback={<div className={styles.feed} />}>
          {feed === 'discover' ? (
            <YourDiscover search={search} />
          ) : (
            <FollowingFeed
              viewer={viewer}
              search={search}
              isChoosing={isChoosing}
              onChosen={onChosen}
            />
          )}
        </Suspense>
      </SwitchTabs>
    </section>
  )
}

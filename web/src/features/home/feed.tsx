import { useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { restate } from '../../core/navigation/app-link.tsx'
import { useViewer, type Viewer } from '../../core/session/viewer.ts'
import { SwitchTabs } from '../../ui/layout/switch-tabs.tsx'
import hidden from '../../ui/layout/visually-hidden.module.css'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'
import { DiscoverFeed } from './discover-feed.tsx'
import { type FeedSearch, feedOf, readFeedSearch } from './feed-search.ts'
import styles from './home-screen.module.css'

const YourDiscover = lazyComponent(() => import('./for-you/your-discover.tsx'), 'YourDiscover')
const FollowingFeed = lazyComponent(() => import('./following/following-feed.tsx'), 'FollowingFeed')

const feeds = [
  ['following', 'Following'],
  ['discover', 'Discover'],
] as const

/** Strangers have what everyone publishes; whoever is signed in also has those they follow. */
export function Feed() {
  const search = readFeedSearch(useSearch({ strict: false }))
  const viewer = useViewer()
  if (viewer === undefined) return <div className={styles.feed} />
  return (
    <section aria-labelledby="feed">
      <h2 id="feed" className={hidden.hidden}>
        {viewer ? 'Your feed' : 'New and popular'}
      </h2>
      {viewer ? (
        <Feeds key={viewer.id} viewer={viewer} search={search} />
      ) : (
        <DiscoverFeed search={search} />
      )}
    </section>
  )
}

function Feeds({ viewer, search }: { viewer: Viewer; search: FeedSearch }) {
  // As it was when they came: the first follow on this page must not take away what they look at.
  const [isFollowing] = useState(viewer.followingCount > 0)
  const feed = feedOf(search, isFollowing)
  const { type, sort } = search
  return (
    <SwitchTabs
      label="Feed"
      options={feeds}
      value={feed}
      onChoose={(chosen) => void restate({ feed: chosen, type, sort })}
    >
      <Suspense fallback={<div className={styles.feed} />}>
        {feed === 'discover' ? (
          <YourDiscover search={search} />
        ) : (
          <FollowingFeed viewer={viewer} search={search} />
        )}
      </Suspense>
    </SwitchTabs>
  )
}

import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTitle } from '../../core/navigation/use-title.ts'
import { useViewer } from '../../core/session/viewer.ts'
import layout from '../../ui/layout/layout.module.css'
import hidden from '../../ui/layout/visually-hidden.module.css'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'
import { type FeedSearch, readFeedSearch } from './feed-search.ts'
import { Hero } from './hero.tsx'
import styles from './home-screen.module.css'
import { Opening, Pitch } from './pitch.tsx'

const DiscoverFeed = lazyComponent(() => import('./discover-feed.tsx'), 'DiscoverFeed')
const HowItWorks = lazyComponent(() => import('./how-it-works.tsx'), 'HowItWorks')
const OwnHome = lazyComponent(() => import('./own-home.tsx'), 'OwnHome')

/** Posts come first for everyone: what is featured for strangers, one's own for whoever is signed in. */
export function HomeScreen() {
  useTitle('Fanfare')
  const viewer = useViewer()
  const search = readFeedSearch(useSearch({ strict: false }))
  if (viewer === undefined) return <div className={styles.feed} />
  return (
    <div className={layout.stack24}>
      <VisuallyHidden role="heading" aria-level={1}>
        {viewer ? `Welcome, ${viewer.displayName}` : 'Fanfare, a stage for the work you love'}
      </VisuallyHidden>
      {viewer ? (
        <Suspense fallback={<div className={styles.feed} />}>
          <OwnHome key={viewer.id} viewer={viewer} search={search} />
        </Suspense>
      ) : (
        <StrangersHome search={search} />
      )}
    </div>
  )
}

/** Below the posts, strangers learn what Fanfare is. */
function StrangersHome({ search }: { search: FeedSearch }) {
  return (
    <>
      <Hero otherwise={<Opening />} />
      <Pitch />
      <section aria-labelledby="feed">
        <h2 id="feed" className={hidden.hidden}>
          New and popular
        </h2>
        <Suspense fallback={<div className={styles.feed} />}>
          <DiscoverFeed search={search} />
        </Suspense>
      </section>
      <Suspense>
        <HowItWorks />
      </Suspense>
    </>
  )
}

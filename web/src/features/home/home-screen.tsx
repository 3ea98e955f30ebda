import { Suspense } from 'react'
import { Rail } from '../../core/layout/rail.tsx'
import { useTitle } from '../../core/navigation/use-title.ts'
import { useViewer } from '../../core/session/viewer.ts'
import layout from '../../ui/layout/layout.module.css'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'
import { Hero } from './hero.tsx'
import styles from './home-screen.module.css'
import { Opening, Pitch } from './pitch.tsx'

const Feed = lazyComponent(() => import('./feed.tsx'), 'Feed')
const HowItWorks = lazyComponent(() => import('./how-it-works.tsx'), 'HowItWorks')
const HomeRail = lazyComponent(() => import('./home-rail.tsx'), 'HomeRail')

/** Posts come first for everyone; below them, strangers learn what Fanfare is. */
export function HomeScreen() {
  useTitle('Fanfare')
  const viewer = useViewer()
  const stranger = viewer === null
  return (
    <div className={layout.stack24}>
      <VisuallyHidden role="heading" aria-level={1}>
        {viewer ? `Welcome, ${viewer.displayName}` : 'Fanfare, a stage for the work you love'}
      </VisuallyHidden>
      <Hero otherwise={<Opening />} />
      {stranger && <Pitch />}
      <Suspense fallback={<div className={styles.feed} />}>
        <Feed />
      </Suspense>
      {viewer && (
        <Rail>
          <Suspense fallback={<div className={styles.rail} />}>
            <HomeRail viewer={viewer} />
          </Suspense>
        </Rail>
      )}
      {stranger && (
        <Suspense>
          <HowItWorks />
        </Suspense>
      )}
    </div>
  )
}

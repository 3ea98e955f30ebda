import { Suspense } from 'react'
import { Rail } from '../../app/shell/rail.tsx'
import { useTitle } from '../../app/use-title.ts'
import { useViewer } from '../../app/viewer.ts'
import { part } from '../../ui/part.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ComingRenewals } from '../subscriptions/index.ts'
import { Hero } from './hero.tsx'
import styles from './home-screen.module.css'
import { Opening, Pitch } from './pitch.tsx'

const Feed = part(() => import('./feed.tsx'), 'Feed')
const Creators = part(() => import('./creators.tsx'), 'Creators')
const HowItWorks = part(() => import('./how-it-works.tsx'), 'HowItWorks')
const YourAccount = part(() => import('./your-account.tsx'), 'YourAccount')

/** The work comes first for everyone; strangers are told below it what this place is. */
export function HomeScreen() {
  useTitle('Fanfare')
  const viewer = useViewer()
  const stranger = viewer === null
  return (
    <div className={styles.home}>
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
          <div className={styles.account}>
            <Suspense>
              <ComingRenewals />
            </Suspense>
            <Suspense>
              <YourAccount viewer={viewer} />
            </Suspense>
          </div>
        </Rail>
      )}
      <Suspense>
        <Creators />
        {stranger && <HowItWorks />}
      </Suspense>
    </div>
  )
}

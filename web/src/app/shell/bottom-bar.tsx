import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useViewer } from '../../core/session/viewer.ts'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'
import { isInStudio } from '../navigation/entry.ts'
import { everyonesEntries, signIn } from '../navigation/first-entries.ts'
import styles from './bottom-bar.module.css'
import { BottomEntry } from './bottom-entry.tsx'

const OwnEntries = lazyComponent(() => import('./own-entries.tsx'), 'OwnEntries')
const StudioEntries = lazyComponent(() => import('./studio-navigation.ts'), 'StudioEntries')

/** Of phones. A creator's own pages have other entries. */
export function BottomBar() {
  const viewer = useViewer()
  const path = useLocation({ select: (location) => location.pathname })
  const inStudio = isInStudio(viewer, path)
  return (
    <nav
      aria-label={inStudio ? 'Studio bar' : 'Bottom bar'}
      className={styles.bar}
      data-bar
      data-own={viewer ? '' : undefined}
    >
      {inStudio ? (
        <Suspense>
          <StudioEntries path={path} />
        </Suspense>
      ) : (
        <>
          {everyonesEntries.map((entry) => (
            <BottomEntry key={entry.href} entry={entry} path={path} />
          ))}
          {viewer ? (
            <Suspense>
              <OwnEntries path={path} />
            </Suspense>
          ) : (
            <BottomEntry entry={signIn} path={path} />
          )}
        </>
      )}
    </nav>
  )
}

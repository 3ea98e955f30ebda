import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useViewer } from '../../core/session/viewer.ts'
import { Button } from '../../ui/form/button.tsx'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'
import typography from '../../ui/text/typography.module.css'
import { isInStudio } from '../navigation/entry.ts'
import { everyonesEntries, strangersEntries } from '../navigation/first-entries.ts'
import styles from './sidebar-content.module.css'
import { SidebarList } from './sidebar-list.tsx'

const SidebarSignedIn = lazyComponent(() => import('./sidebar-signed-in.tsx'), 'SidebarSignedIn')
const StudioSidebar = lazyComponent(() => import('./studio-navigation.ts'), 'StudioSidebar')

/** `isShown` is false while it waits in a closed drawer: nothing is read for it then. */
export function SidebarContent({ isShown = true }: { isShown?: boolean }) {
  const viewer = useViewer()
  const path = useLocation({ select: (location) => location.pathname })
  if (viewer && isInStudio(viewer, path)) {
    return (
      <Suspense>
        <StudioSidebar viewer={viewer} path={path} />
      </Suspense>
    )
  }
  const strangers = viewer === null ? strangersEntries : []
  return (
    <>
      <nav aria-label="Main">
        <SidebarList entries={[...everyonesEntries, ...strangers]} path={path} />
        {viewer && (
          <Suspense>
            <SidebarSignedIn viewer={viewer} path={path} isShown={isShown} />
          </Suspense>
        )}
      </nav>
      {viewer === null && (
        <div className={styles.join}>
          <p className={typography.secondary}>Follow creators and support the work you love.</p>
          <Button variant="outline" wide href="/register">
            Create account
          </Button>
        </div>
      )}
    </>
  )
}

import { useLocation } from '@tanstack/react-router'
import { PanelLeft } from 'lucide-react'
import { Suspense } from 'react'
import { useMedia, wide } from '../../core/device/use-media.ts'
import { entranceHref } from '../../core/session/next.ts'
import { useViewer } from '../../core/session/viewer.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'
import { Logo } from '../../ui/media/logo.tsx'
import { isInStudio } from '../navigation/entry.ts'
import { DrawerMenu } from './drawer-menu.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './top-bar.module.css'

const SignedIn = lazyComponent(() => import('./signed-in.tsx'), 'SignedIn')

type Props = { sidebarOpen: boolean; onSidebar: () => void }

export function TopBar({ sidebarOpen, onSidebar }: Props) {
  const viewer = useViewer()
  const isWide = useMedia(wide)
  const path = useLocation({ select: (location) => location.pathname })
  const inStudio = isInStudio(viewer, path)
  return (
    <header className={styles.bar} data-bar data-studio={inStudio || undefined}>
      {isWide ? (
        <IconButton
          label={sidebarOpen ? 'Close sidebar' : 'Open sidebar'}
          aria-expanded={sidebarOpen}
          aria-controls="sidebar"
          icon={<PanelLeft size={20} />}
          onClick={onSidebar}
        />
      ) : (
        <DrawerMenu className={styles.menu} />
      )}
      <Link href="/" className={styles.home} aria-label="Fanfare, home">
        <Logo mark={inStudio && !isWide} />
      </Link>
      {inStudio && <span className={styles.studio}>Studio</span>}
      <SearchBox />
      <div className={styles.end}>
        {viewer === undefined && <Face />}
        {viewer === null && <SignedOut />}
        {viewer && (
          <Suspense fallback={<Face />}>
            <SignedIn viewer={viewer} />
          </Suspense>
        )}
      </div>
    </header>
  )
}

const Face = () => <Skeleton shape="disc" width={36} height={36} />

function SignedOut() {
  const here = useLocation({ select: (location) => location.href })
  const next = /^\/($|[?#])/.test(here) ? '/' : here
  return (
    <>
      <Button variant="ghost" href={entranceHref('/login', next)}>
        Sign in
      </Button>
      <Button variant="primary" href={entranceHref('/register', next)} className={styles.join}>
        Create account
      </Button>
    </>
  )
}

import { useLocation } from '@tanstack/react-router'
import { PanelLeft, Plus } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { part } from '../../ui/part.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMedia, wide } from '../use-media.ts'
import { useViewer } from '../viewer.ts'
import { DrawerMenu } from './drawer-menu.tsx'
import styles from './top-bar.module.css'

const ProfileMenu = part(() => import('./profile-menu.tsx'), 'ProfileMenu')

type Props = { sidebarOpen: boolean; onSidebar: () => void }

export function TopBar({ sidebarOpen, onSidebar }: Props) {
  const viewer = useViewer()
  return (
    <header className={styles.bar}>
      {useMedia(wide) ? (
        <IconButton
          label={sidebarOpen ? 'Close the sidebar' : 'Open the sidebar'}
          aria-expanded={sidebarOpen}
          aria-controls="sidebar"
          icon={<PanelLeft size={20} />}
          onClick={onSidebar}
        />
      ) : (
        <DrawerMenu />
      )}
      <Link href="/" className={styles.home} aria-label="Fanfare, home">
        <Logo />
      </Link>
      <div className={styles.end}>
        {viewer === undefined && <Face />}
        {viewer === null && <SignedOut />}
        {viewer?.role === 'creator' && (
          <Button
            variant="primary"
            icon={<Plus size={16} />}
            href="/create"
            className={styles.create}
          >
            Create
          </Button>
        )}
        {viewer && (
          <Suspense fallback={<Face />}>
            <ProfileMenu viewer={viewer} />
          </Suspense>
        )}
      </div>
    </header>
  )
}

const Face = () => <Skeleton shape="disc" width={36} height={36} />

function SignedOut() {
  const here = useLocation({ select: (location) => location.href })
  const next = /^\/($|[?#]|login|register)/.test(here) ? '' : `?next=${encodeURIComponent(here)}`
  return (
    <>
      <Button variant="ghost" href={`/login${next}`}>
        Sign in
      </Button>
      <Button variant="primary" href={`/register${next}`} className={styles.create}>
        Create account
      </Button>
    </>
  )
}

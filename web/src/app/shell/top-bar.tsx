import { useLocation } from '@tanstack/react-router'
import { Menu as MenuIcon, PanelLeft } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useViewer } from '../viewer.ts'
import { ProfileMenu } from './profile-menu.tsx'
import styles from './top-bar.module.css'

type Props = { menuOpen: boolean; onMenu: () => void }

export function TopBar({ menuOpen, onMenu }: Props) {
  const viewer = useViewer()
  return (
    <header className={styles.bar}>
      <IconButton
        className={styles.menu}
        label={menuOpen ? 'Close the sidebar' : 'Open the sidebar'}
        aria-expanded={menuOpen}
        aria-controls="sidebar"
        icon={
          <>
            <MenuIcon size={20} className={styles.narrow} />
            <PanelLeft size={20} className={styles.wide} />
          </>
        }
        onClick={onMenu}
      />
      <Link href="/" className={styles.home} aria-label="Fanfare, home">
        <Logo />
      </Link>
      <div className={styles.end}>
        {viewer === undefined && <Skeleton shape="disc" width={36} height={36} />}
        {viewer === null && <SignedOut />}
        {viewer && <ProfileMenu viewer={viewer} />}
      </div>
    </header>
  )
}

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

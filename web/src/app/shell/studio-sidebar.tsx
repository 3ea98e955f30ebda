import { ArrowUpRight } from 'lucide-react'
import { avatarOf } from '../../core/format/picture.ts'
import { profilePath } from '../../core/navigation/paths.ts'
import { usePerson } from '../../core/realtime/people.ts'
import type { Viewer } from '../../core/session/viewer.ts'
import { Link } from '../../ui/layout/link.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import { studioEnd } from '../navigation/studio-entries.ts'
import styles from './sidebar-content.module.css'
import { SidebarList } from './sidebar-list.tsx'
import { useStudioEntries } from './use-studio-entries.tsx'

/** What the sidebar has in the studio. */
export function StudioSidebar({ viewer, path }: { viewer: Viewer; path: string }) {
  usePerson(viewer)
  const entries = useStudioEntries()
  const { username, displayName, picture } = viewer
  return (
    <nav aria-label="Studio" className={styles.studio}>
      <Link href={profilePath(username)} className={styles.creator}>
        <Avatar name={displayName} seed={username} picture={avatarOf(picture)} size={40} />
        <span className={styles.words}>
          <span className={styles.name}>{displayName}</span>
          <span className={styles.view}>
            View profile <ArrowUpRight size={14} />
          </span>
        </span>
      </Link>
      <SidebarList entries={entries} path={path} />
      <div className={styles.leave}>
        <SidebarList entries={studioEnd} path={path} />
      </div>
    </nav>
  )
}

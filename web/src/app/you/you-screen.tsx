import { ChevronRight, LogOut } from 'lucide-react'
import { avatarOf } from '../../core/format/picture.ts'
import { profilePath } from '../../core/navigation/paths.ts'
import { useTitle } from '../../core/navigation/use-title.ts'
import { usePerson } from '../../core/realtime/people.ts'
import { signOut } from '../../core/session/sign-out.ts'
import { useViewer, type Viewer } from '../../core/session/viewer.ts'
import { Link } from '../../ui/layout/link.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import { entriesIn } from '../navigation/lines.ts'
import styles from './you-screen.module.css'

/** Of phones, where the bottom bar leads here: all that is one's own. */
export function YouScreen() {
  useTitle('You')
  const viewer = useViewer()
  return viewer ? <You viewer={viewer} /> : null
}

function You({ viewer }: { viewer: Viewer }) {
  usePerson(viewer)
  const { username, displayName, picture } = viewer
  return (
    <>
      <header className={styles.head}>
        <Avatar name={displayName} seed={username} picture={avatarOf(picture)} size={64} />
        <div className={styles.words}>
          <h1 className={styles.name}>{displayName}</h1>
          <Link href={profilePath(username)} className={styles.profile}>
            View your profile
          </Link>
        </div>
        <ChevronRight size={20} />
      </header>
      <ul className={styles.rows}>
        {entriesIn('you', viewer).map(({ label, href, icon: Icon }) => (
          <li key={href}>
            <Link href={href} className={styles.row}>
              {Icon && <Icon size={20} />}
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={styles.row} onClick={signOut}>
            <LogOut size={20} />
            Sign out
          </button>
        </li>
      </ul>
    </>
  )
}

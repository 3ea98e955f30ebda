import { LogOut } from 'lucide-react'
import { avatarOf } from '../../core/format/picture.ts'
import { usePerson } from '../../core/realtime/people.ts'
import { signOut } from '../../core/session/sign-out.ts'
import type { Viewer } from '../../core/session/viewer.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { entriesIn } from '../navigation/lines.ts'
import styles from './profile-menu.module.css'

export function ProfileMenu({ viewer }: { viewer: Viewer }) {
  usePerson(viewer)
  const links = entriesIn('menu', viewer).map(({ label, href, icon: Icon }) => ({
    label,
    href,
    icon: Icon && <Icon size={20} />,
  }))
  const leave = { label: 'Sign out', icon: <LogOut size={20} />, apart: true, onSelect: signOut }
  const face = (size: 36 | 40) => (
    <Avatar
      name={viewer.displayName}
      seed={viewer.username}
      picture={avatarOf(viewer.picture)}
      size={size}
    />
  )
  return (
    <Menu
      label="Your account"
      items={[...links, leave]}
      head={
        <div className={styles.head}>
          {face(40)}
          <div className={styles.words}>
            <p className={styles.name}>{viewer.displayName}</p>
            <p className={styles.username}>@{viewer.username}</p>
          </div>
        </div>
      }
      trigger={(props) => (
        <button {...props} type="button" className={styles.button}>
          {face(36)}
          <VisuallyHidden>Your account, {viewer.displayName}</VisuallyHidden>
        </button>
      )}
    />
  )
}

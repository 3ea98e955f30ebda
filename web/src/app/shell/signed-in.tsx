import { Plus } from 'lucide-react'
import type { Viewer } from '../../core/session/viewer.ts'
import { MessagesLink } from '../../features/messages/badge/messages-link.tsx'
import { Bell } from '../../features/notifications/bell.tsx'
import { Button } from '../../ui/form/button.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import styles from './top-bar.module.css'

/** What the top bar has for somebody who is signed in: one chunk, which strangers do not load. */
export function SignedIn({ viewer }: { viewer: Viewer }) {
  return (
    <>
      {viewer.role === 'creator' && (
        <Button
          variant="primary"
          icon={<Plus size={16} />}
          href="/create"
          className={styles.create}
        >
          Create
        </Button>
      )}
      <MessagesLink viewer={viewer} className={styles.messages} />
      <Bell viewer={viewer} />
      <ProfileMenu viewer={viewer} />
    </>
  )
}

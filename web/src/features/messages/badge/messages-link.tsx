import { MessageCircle } from 'lucide-react'
import { useEffect } from 'react'
import { ownStorage } from '../../../core/device/own-storage.ts'
import { useRefreshOn } from '../../../core/realtime/use-own-changes.ts'
import type { Viewer } from '../../../core/session/viewer.ts'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { hasOutgoing } from '../outbox/outgoing.ts'
import styles from './messages-link.module.css'
import { unreadText, useUnreadConversations } from './use-unread-conversations.ts'

type Props = { viewer: Viewer; className: string | undefined }

/** On every page, so that the number and the lists are the same on all devices of this person. */
export function MessagesLink({ viewer, className }: Props) {
  const unread = useUnreadConversations()
  useRefreshOn(['conversations'], ['readUnreadConversations', 'listConversations'])
  const { id } = viewer
  useEffect(() => {
    // What an earlier visit could not send leaves now, whatever page is open.
    if (!hasOutgoing(ownStorage(id))) return
    import('../outbox/own-outbox.ts').then(({ outboxOf }) => outboxOf({ id })).catch(() => {})
  }, [id])
  return (
    <IconButton
      className={className}
      href="/messages"
      label={unread > 0 ? `Messages, ${unreadText(unread)} unread` : 'Messages'}
      icon={
        <>
          <MessageCircle size={20} />
          {unread > 0 && <span className={styles.badge}>{unreadText(unread)}</span>}
        </>
      }
    />
  )
}

import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { unreadText, useUnreadConversations } from './use-unread-conversations.ts'

/** How many conversations have something new. */
export function UnreadBadge() {
  const unread = useUnreadConversations()
  return (
    unread > 0 && (
      <>
        {unreadText(unread)}
        <VisuallyHidden> unread</VisuallyHidden>
      </>
    )
  )
}

import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { unreadText, useUnreadConversations } from './use-unread-conversations.ts'

/** How many conversations have something new. */
export function UnreadBadge({ className }: { className: string | undefined }) {
  const unread = useUnreadConversations()
  if (unread === 0) return null
  return (
    <span className={className}>
      {unreadText(unread)}
      <VisuallyHidden> unread</VisuallyHidden>
    </span>
  )
}

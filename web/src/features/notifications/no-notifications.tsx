import type { NotificationTab } from '@fanfare/contract'
import { Bell, BellOff } from 'lucide-react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/form/button.tsx'

const words: Record<NotificationTab, string> = {
  all: 'Likes, comments, new followers and posts from creators you follow will show up here.',
  unread: 'You’ve read everything.',
  likes: 'Likes on your posts will show up here.',
  comments: 'Comments on your posts and replies to yours will show up here.',
  follows: 'New followers will show up here.',
  system: 'News about your account and your posts will show up here.',
}

type Props = { tab: NotificationTab; level?: 2 | 3 }

export function NoNotifications({ tab, level = 2 }: Props) {
  return (
    <EmptyState level={level} icon={<Bell size={24} />} title="No notifications">
      {words[tab]}
    </EmptyState>
  )
}

export function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<BellOff size={24} />}
      title="No matching notifications"
      action={<Button onClick={onClear}>Clear search</Button>}
    >
      Try other words.
    </EmptyState>
  )
}

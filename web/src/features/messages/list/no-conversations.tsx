import {
  MessageCircle,
  MessageCircleCheck,
  MessageCircleQuestion,
  SearchX,
  Users,
} from 'lucide-react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import type { Tab } from '../words.ts'

type Props = { tab: Tab; q: string; onNew: () => void }

export function NoConversations({ tab, q, onNew }: Props) {
  if (q) {
    return (
      <EmptyState icon={<SearchX size={24} />} title="No conversations found">
        Try adjusting your search terms
      </EmptyState>
    )
  }
  if (tab === 'unread') {
    return (
      <EmptyState icon={<MessageCircleCheck size={24} />} title="No unread conversations">
        You’ve read everything.
      </EmptyState>
    )
  }
  if (tab === 'requests') {
    return (
      <EmptyState icon={<MessageCircleQuestion size={24} />} title="No message requests">
        Messages from people you don’t know will show up here.
      </EmptyState>
    )
  }
  const isGroups = tab === 'groups'
  return (
    <EmptyState
      icon={isGroups ? <Users size={24} /> : <MessageCircle size={24} />}
      title={isGroups ? 'No groups yet' : 'No conversations yet'}
      action={
        <Button variant="primary" onClick={onNew}>
          Start Conversation
        </Button>
      }
    >
      Start a conversation to connect with others
    </EmptyState>
  )
}

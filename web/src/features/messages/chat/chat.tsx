import type { ConversationId, ConversationView, Viewer } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { MessageCircleX } from 'lucide-react'
import { readOf } from '../../../core/api/api.ts'
import { LoadError } from '../../../core/api/load-error.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { hrefOf, type Tab } from '../words.ts'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { InsteadOfChat } from './instead-of-chat.tsx'
import { OpenChat } from './open-chat.tsx'

type Props = {
  id: ConversationId
  viewer: Viewer
  tab: Tab
  isPhone: boolean
  /** The list that had the focus is gone. */
  takesFocus: boolean
}

/** Addresses are typed by hand too. */
const isMissing = (status: number | undefined) => status === 404 || status === 400

export function Chat({ id, viewer, tab, isPhone, takesFocus }: Props) {
  const read = useQuery(readOf('readConversation', { params: { id } }))
  const { data, error } = read
  if (isMissing(error?.problem.status)) {
    return (
      <InsteadOfChat>
        <EmptyState
          icon={<MessageCircleX size={24} />}
          title="Conversation not found"
          action={<Button href={hrefOf()}>Back to Messages</Button>}
        >
          It doesn’t exist, or you’re no longer in it.
        </EmptyState>
      </InsteadOfChat>
    )
  }
  if (!data && error) {
    return (
      <InsteadOfChat>
        <LoadError title="Failed to load messages" read={read} />
      </InsteadOfChat>
    )
  }
  if (!data) return <ChatSkeleton />
  return (
    <OpenChat
      // What was typed, chosen and scrolled in one is nothing to the next.
      key={id}
      conversation={data.conversation as ConversationView & { id: ConversationId }}
      mayWrite={data.abilities.write}
      mayAttach={data.abilities.attach}
      viewer={viewer}
      tab={tab}
      isPhone={isPhone}
      takesFocus={takesFocus}
    />
  )
}

import type { ConversationId } from '@fanfare/contract'
import type { ProblemError } from '@fanfare/contract/client'
import { useQuery } from '@tanstack/react-query'
import { MessageCircleX } from 'lucide-react'
import { useEffect } from 'react'
import { api, readOf } from '../../../core/api/api.ts'
import { LoadError } from '../../../core/api/load-error.tsx'
import { queryClient } from '../../../core/api/query-client.ts'
import { restate } from '../../../core/navigation/app-link.tsx'
import { profilePath } from '../../../core/navigation/paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { ChatSkeleton } from '../chat/chat-skeleton.tsx'
import { InsteadOfChat } from '../chat/instead-of-chat.tsx'

/** A conversation of two is there once, so to open it again changes nothing. */
const openWith = async (username: string): Promise<ConversationId> => {
  const profile = await queryClient.fetchQuery(readOf('readProfile', { params: { username } }))
  const body = { type: 'direct' as const, participantIds: [profile.user.id] }
  const { conversation } = await api.call('createConversation', { body })
  return conversation.id as ConversationId
}

/** Where a Message button leads: to the conversation with this person, or to why there is none. */
export function OpenWith({ username }: { username: string }) {
  const read = useQuery<ConversationId, ProblemError>({
    queryKey: ['openWith', username],
    queryFn: () => openWith(username),
    retry: false,
    gcTime: 0,
  })
  const { data: id, error } = read
  useEffect(() => {
    if (id) void restate<'/messages'>({ conversation: id })
  }, [id])
  if (!error) return <ChatSkeleton />
  const { status, detail } = error.problem
  return (
    <InsteadOfChat>
      {status >= 500 ? (
        <LoadError title="Failed to create conversation" read={read} />
      ) : (
        <EmptyState
          icon={<MessageCircleX size={24} />}
          title="You can’t message this person"
          action={<Button href={profilePath(username)}>View profile</Button>}
        >
          {detail}
        </EmptyState>
      )}
    </InsteadOfChat>
  )
}

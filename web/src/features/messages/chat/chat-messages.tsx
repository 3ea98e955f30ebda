import type { ConversationView, Viewer } from '@fanfare/contract'
import { MessageCircle } from 'lucide-react'
import { type RefObject, useMemo } from 'react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type LogActions, LogActionsContext } from '../thread/log-actions.ts'
import { MessageLog } from '../thread/message-log.tsx'
import type { Message } from '../thread/thread.ts'
import type { LogScroll } from '../thread/use-log-scroll.ts'
import styles from './chat.module.css'
import { MessagesSkeleton } from './chat-skeleton.tsx'
import { useBelow } from './use-below.ts'
import type { Chat } from './use-chat.ts'

type Props = {
  chat: Chat
  conversation: ConversationView
  viewer: Viewer
  scroll: LogScroll
  line: RefObject<HTMLDivElement | null>
  mayReply: boolean
  onReply: (message: Message) => void
  onJump: (seq: number) => void
}

/** The messages of a conversation in each of their states. */
export function ChatMessages(props: Props) {
  const { chat, conversation, viewer, scroll, line, mayReply, onReply, onJump } = props
  const { query, thread, items, outbox, remove } = chat
  const { undoable } = outbox
  const below = useBelow(chat.messages, viewer.id, scroll.isAtEnd)
  const actions = useMemo<LogActions>(
    () => ({
      viewerId: viewer.id,
      mayReply,
      undoable,
      onReply,
      onJump,
      onDelete: (message) => void remove(message, 'Failed to delete message.'),
      onUndo: (clientId, message) => {
        if (message) void remove(message, 'Your message was already sent.')
        else outbox.undo(clientId)
      },
      onRetry: ({ clientId }) => outbox.retry(clientId),
      onRemove: ({ clientId }) => outbox.drop(clientId),
    }),
    [viewer.id, mayReply, undoable, onReply, onJump, remove, outbox],
  )
  if (!thread && query.error) {
    return (
      <div className={styles.alone}>
        <LoadError level={3} title="Failed to load messages" read={query} />
      </div>
    )
  }
  if (!thread) return <MessagesSkeleton />
  if (items.length === 0) {
    return (
      <div className={styles.alone}>
        <EmptyState level={3} icon={<MessageCircle size={24} />} title="Start the conversation" />
      </div>
    )
  }
  return (
    <LogActionsContext value={actions}>
      <MessageLog
        conversation={conversation}
        items={items}
        seenSeq={chat.seenSeq || null}
        scroll={scroll}
        line={line}
        isReadingOlder={chat.isReadingOlder}
        isOlderFailed={chat.isOlderFailed}
        below={below}
        onOlder={() => void chat.older()}
      />
    </LogActionsContext>
  )
}

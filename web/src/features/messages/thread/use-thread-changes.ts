import type { ConversationId, MessageBody } from '@fanfare/contract'
import { useQueryClient } from '@tanstack/react-query'
import { realtime } from '../../../core/realtime/realtime.ts'
import type { TopicListener } from '../../../core/realtime/topics.ts'
import { useOwnChanges } from '../../../core/realtime/use-own-changes.ts'
import { useMessages } from '../../../core/realtime/use-topic.ts'
import { noteLastMessage } from '../list/list-cache.ts'
import {
  asSeenBy,
  beforeFirst,
  deletedPiece,
  hasGap,
  messagePiece,
  reachedOf,
  readPiece,
  topOf,
} from './thread.ts'
import { addToThread, knownThread, readBehind, readReacted, threadQuery } from './thread-cache.ts'

interface Heard {
  readonly onMessage: (message: MessageBody) => void
  readonly onTyping: (userId: string, isTyping: boolean) => void
}

/** Everything that is told of the conversation on the screen. */
export const useThreadChanges = (
  id: ConversationId,
  viewerId: string,
  { onMessage, onTyping }: Heard,
) => {
  const queries = useQueryClient()
  const readOn = (told = 0) => {
    const thread = knownThread(queries, id)
    if (thread && (hasGap(thread) || told > topOf(thread))) {
      void readBehind(queries, id, reachedOf(thread))
    }
  }
  /** Edits and deletions of what is shown, and reactions to it, may have been missed. */
  const readAll = () => {
    const thread = knownThread(queries, id)
    if (thread) void readBehind(queries, id, beforeFirst(thread))
  }
  const rereadConversation = () =>
    realtime.reread({ queryKey: ['readConversation', { params: { id } }] })

  const changed = (what: string) => {
    if (what === 'messages' || what === 'reacted' || what === 'anything') readAll()
    if (what === 'conversation' || what === 'anything') rereadConversation()
  }
  const hear: TopicListener = (heard) => {
    switch (heard.type) {
      case 'message': {
        const message = asSeenBy(heard.message, viewerId)
        const isNew = heard.message.seq > topOf(knownThread(queries, id) ?? emptyTop)
        addToThread(queries, id, messagePiece(message))
        noteLastMessage(queries, message)
        onTyping(heard.message.senderId, false)
        if (isNew) onMessage(heard.message)
        return readOn()
      }
      case 'message_deleted':
        addToThread(queries, id, deletedPiece(heard.seq))
        return readOn()
      case 'reacted':
        realtime.reread({ queryKey: ['listReactions'] })
        return void readReacted(queries, id, heard.seq, heard.changes)
      case 'last_message':
        return readOn(heard.seq)
      case 'read':
        return void addToThread(queries, id, readPiece(heard.userId, heard.seq))
      case 'typing':
        if (heard.userId !== viewerId) onTyping(heard.userId, heard.isTyping)
        return
      case 'changed':
        return changed(heard.what)
    }
  }
  useMessages(`conversation:${id}`, hear)
  // Whose messages are folded is another now, also far up.
  useOwnChanges((what) => {
    if (what === 'blocks') void queries.resetQueries(threadQuery(queries, id))
  })
}

const emptyTop = { known: [] }

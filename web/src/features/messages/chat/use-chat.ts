import type { ConversationId, ConversationView, MessageBody, Viewer } from '@fanfare/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useCommand } from '../../../core/api/api.ts'
import { toastProblem } from '../../../core/api/toast-result.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { logItems } from '../thread/log-items.ts'
import { deletedPiece, emptyThread, type Message } from '../thread/thread.ts'
import { addToThread } from '../thread/thread-cache.ts'
import { useThread } from '../thread/use-thread.ts'
import { useThreadChanges } from '../thread/use-thread-changes.ts'
import { messageWords } from '../words.ts'
import { seenUpTo } from './seen.ts'
import { useTypists } from './use-typing.ts'

type Open = ConversationView & { readonly id: ConversationId }

const lastBy = (messages: readonly Message[], isWanted: (message: Message) => boolean) =>
  messages.findLast(isWanted)?.seq ?? 0

/** Everything the open conversation shows, and what can be done with its messages. */
export const useChat = (conversation: Open, viewer: Viewer) => {
  const { id } = conversation
  const queries = useQueryClient()
  const read = useThread(id)
  const outbox = useOutbox(viewer, id)
  const deletion = useCommand('deleteMessage', { refresh: ['listConversations'] })
  const [typists, noteTyping] = useTypists()
  const [announced, announce] = useState('')
  /** Where the line stands, for as long as it is open. */
  const [readSeq] = useState(conversation.readSeq)
  const hear = (message: MessageBody) => {
    const { senderId, senderName } = message
    if (senderId !== viewer.id) announce(`${senderName}: ${messageWords(message)}`)
  }
  useThreadChanges(id, viewer.id, { onMessage: hear, onTyping: noteTyping })

  const { messages, reads } = read.thread ?? emptyThread
  const { waiting } = outbox
  const items = useMemo(
    () => logItems(messages, waiting, { viewerId: viewer.id, readSeq }),
    [messages, waiting, viewer.id, readSeq],
  )
  const remove = async (message: Message, failed: string) => {
    try {
      await deletion.run({ params: { id: message.id } })
      addToThread(queries, id, deletedPiece(message.seq))
    } catch (error) {
      toastProblem(error, failed)
    }
  }
  const seenSeq = seenUpTo(conversation.participants, reads, viewer.id)
  return {
    ...read,
    outbox,
    items,
    messages,
    announced,
    typists,
    remove,
    lastOthers: lastBy(messages, ({ senderId }) => senderId !== viewer.id),
    seenSeq: lastBy(messages, ({ senderId, seq }) => senderId === viewer.id && seq <= seenSeq),
  }
}

export type Chat = ReturnType<typeof useChat>

import type { Viewer } from '@fanfare/contract'
import { api } from '../../../core/api/api.ts'
import { queryClient } from '../../../core/api/query-client.ts'
import { onClearOwn, ownStorage } from '../../../core/device/own-storage.ts'
import { noteLastMessage } from '../list/list-cache.ts'
import { messagePiece } from '../thread/thread.ts'
import { addToThread } from '../thread/thread-cache.ts'
import { createOutbox, type Outbox } from './outbox.ts'

let opened: { readonly accountId: string; readonly outbox: Outbox } | undefined

const open = (accountId: string): Outbox =>
  createOutbox({
    storage: ownStorage(accountId),
    send: async ({ conversationId, clientId, content, replyTo }) => {
      const body = {
        clientId,
        content,
        type: 'text' as const,
        ...(replyTo && { replyTo: replyTo.id }),
      }
      return (await api.call('sendMessage', { params: { id: conversationId }, body })).message
    },
    remove: (id) => api.call('deleteMessage', { params: { id } }),
    onSent: ({ isRead: _, ...message }) => {
      addToThread(queryClient, message.conversationId, messagePiece(message))
      noteLastMessage(queryClient, message)
    },
    isOnline: () => navigator.onLine,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })

const close = () => {
  opened?.outbox.close()
  opened = undefined
}
onClearOwn(close)
addEventListener('online', () => opened?.outbox.resume())

/** The one of whoever is signed in. It goes on while they are elsewhere in the app. */
export const outboxOf = ({ id }: Pick<Viewer, 'id'>): Outbox => {
  if (opened?.accountId === id) return opened.outbox
  close()
  const outbox = open(id)
  opened = { accountId: id, outbox }
  outbox.resume()
  return outbox
}

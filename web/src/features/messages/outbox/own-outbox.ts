import type { Viewer } from '@fanfare/contract'
import { api } from '../../../core/api/api.ts'
import { queryClient } from '../../../core/api/query-client.ts'
import { onClearOwn, ownStorage } from '../../../core/device/own-storage.ts'
import { fileUploads } from '../attach/file-uploads.ts'
import { forgetSentFiles, keepLocalFiles } from '../attach/local-files.ts'
import { noteLastMessage } from '../list/list-cache.ts'
import { messagePiece } from '../thread/thread.ts'
import { addToThread } from '../thread/thread-cache.ts'
import { createOutbox, isExpired, type Outbox } from './outbox.ts'
import { isKept, type Outgoing } from './outgoing.ts'
import { followUploads, forgetFiles, restartFiles, sendOutgoingFiles } from './outgoing-files.ts'

let opened: { readonly accountId: string; readonly outbox: Outbox; stop(): void } | undefined

const bodyOf = ({ clientId, content, replyTo, files, price }: Outgoing) => ({
  clientId,
  content,
  type: 'text' as const,
  attachments: files.flatMap(({ uploadId, kind, waveform }) =>
    uploadId ? [{ uploadId, isVoice: kind === 'voice', waveform: [...waveform] }] : [],
  ),
  ...(replyTo && { replyTo: replyTo.id }),
  ...(price && { price }),
})

const open = (accountId: string): Outbox => {
  const storage = ownStorage(accountId)
  const outbox = createOutbox({
    storage,
    send: async (one) => {
      const params = { id: one.conversationId }
      try {
        return (await api.call('sendMessage', { params, body: bodyOf(one) })).message
      } catch (error) {
        if (isExpired(error)) restartFiles(one)
        throw error
      }
    },
    remove: (id) => api.call('deleteMessage', { params: { id } }),
    onSent: ({ isRead: _, ...message }, one) => {
      keepLocalFiles(one)
      addToThread(queryClient, message.conversationId, messagePiece(message))
      noteLastMessage(queryClient, message)
    },
    sendFiles: (one) => sendOutgoingFiles(outbox, one, (clientId) => isKept(storage, clientId)),
    onGone: forgetFiles,
    isOnline: () => navigator.onLine,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  return outbox
}

const close = () => {
  opened?.stop()
  opened?.outbox.close()
  opened = undefined
}
onClearOwn(() => {
  close()
  fileUploads.clear()
  forgetSentFiles()
})
addEventListener('online', () => opened?.outbox.resume())

/** The one of whoever is signed in. It goes on while they are elsewhere in the app. */
export const outboxOf = ({ id }: Pick<Viewer, 'id'>): Outbox => {
  if (opened?.accountId === id) return opened.outbox
  close()
  const outbox = open(id)
  opened = { accountId: id, outbox, stop: followUploads(outbox) }
  outbox.resume()
  return outbox
}

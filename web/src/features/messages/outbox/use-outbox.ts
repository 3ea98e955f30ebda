import type { ConversationId, Viewer } from '@fanfare/contract'
import { useMemo, useSyncExternalStore } from 'react'
import type { Outgoing } from './outgoing.ts'
import { outboxOf } from './own-outbox.ts'

type Written = Pick<Outgoing, 'content' | 'replyTo' | 'files' | 'price'>

/** What waits in this conversation, and what can be done with it. */
export const useOutbox = (viewer: Viewer, conversationId: ConversationId) => {
  const outbox = outboxOf(viewer)
  const all = useSyncExternalStore(outbox.store.subscribe, outbox.store.read)
  const undoable = useSyncExternalStore(outbox.undoable.subscribe, outbox.undoable.read)
  const waiting = useMemo(
    () => all.filter((one) => one.conversationId === conversationId),
    [all, conversationId],
  )
  const send = ({ content, replyTo, files, price }: Written) =>
    outbox.add({
      clientId: crypto.randomUUID(),
      conversationId,
      content,
      replyTo,
      files,
      price,
      writtenAt: new Date().toISOString(),
      failure: null,
      isUndone: false,
    })
  return { waiting, undoable, send, retry: outbox.retry, drop: outbox.drop, undo: outbox.undo }
}

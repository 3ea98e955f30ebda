import type { DueTask } from '../../../platform/events/due.ts'
import { readUnreadBehind } from './reader.ts'
import { takeWaiting } from './writer.ts'

const batch = 200

/** Somebody who wants to write is told of once; what else they write waits for an answer. */
export const tellUnread: DueTask = {
  name: 'messaging.tell-unread',
  run: (scope) =>
    scope.transact(async (tx) => {
      const waiting = await takeWaiting(tx, scope.now(), batch)
      const asked = waiting.filter(({ folder, behind }) => folder === 'inbox' || behind === 0)
      const unread = await readUnreadBehind(tx, asked)
      const byMember = Map.groupBy(unread, (one) => `${one.conversationId} ${one.accountId}`)
      for (const [first, ...more] of byMember.values()) {
        if (!first) continue
        tx.emit('messaging.messages-unread', {
          conversationId: first.conversationId,
          accountId: first.accountId,
          messages: [first, ...more].map(({ messageId, senderId }) => ({ messageId, senderId })),
        })
      }
      return waiting.length
    }),
}

import type { ConversationId } from '@fanfare/contract'
import { accountOf } from '../../../platform/scope.ts'
import {
  type ConversationFact,
  readCaughtUp,
  readConversationFacts,
  readUnreadBehind,
} from '../../messaging/index.ts'
import { readSuspended } from '../../profiles/index.ts'
import type { WrittenKind } from './kind.ts'
import { several } from './words.ts'

/** What was written is never quoted: a screen or an inbox has other readers than a conversation. */
const wordsOf = (names: string, count: number, fact: ConversationFact | undefined) => {
  if (fact?.folder === 'request') return `${names} wants to send you a message`
  const what = several(count, 'a message', 'messages')
  if (fact?.kind !== 'group') return `${names} sent you ${what}`
  return `${names} sent ${what} to ${fact.name ? `“${fact.name}”` : 'a group you’re in'}`
}

/** Told when it was not read within some seconds; all of one conversation together. */
export const message: WrittenKind<ConversationFact> = {
  name: 'message',
  type: 'message',
  tab: null,
  priority: 'medium',
  opensPost: false,
  plural: 'messages',
  category: 'directMessages',
  mail: { one: 'message', many: 'messages' },
  isSocial: true,
  endsWithPost: false,
  writtenFrom: {
    'messaging.messages-unread': async (tx, events) => {
      const asked = events.map(({ payload: { conversationId, accountId } }) => ({
        conversationId,
        accountId,
        behind: 0,
      }))
      const unread = await readUnreadBehind(tx, asked)
      const there = new Set(unread.map((one) => `${one.accountId} ${one.messageId}`))
      const senders = unread.map(({ senderId }) => senderId)
      const suspended = await readSuspended(tx, senders)
      return events.flatMap(({ payload: { conversationId, accountId, messages }, occurredAt }) =>
        messages
          .filter(({ messageId }) => there.has(`${accountId} ${messageId}`))
          .filter(({ senderId }) => !suspended.has(senderId))
          .map(({ messageId, senderId }) => ({
            recipient: accountId,
            groupKey: conversationId,
            person: senderId,
            causeId: messageId,
            at: occurredAt,
            subjectId: conversationId,
          })),
      )
    },
  },
  takenBackBy: {
    'messaging.message-deleted': async (_, events) =>
      events.flatMap(({ payload: { senderId, messageId } }) =>
        senderId ? { person: senderId, causeId: messageId } : [],
      ),
  },
  readBy: {
    'messaging.conversation-read': async (tx, events) => {
      const caughtUp = await readCaughtUp(
        tx,
        events.map(({ payload }) => payload),
      )
      return caughtUp.map(({ conversationId, accountId }) => ({
        recipient: accountId,
        groupKey: conversationId,
      }))
    },
  },
  readFacts: async ({ db, actor }, notices) => {
    const reader = accountOf(actor)
    const ids = notices.flatMap(({ subject_id }) => (subject_id ?? []) as ConversationId)
    const known = reader ? await readConversationFacts(db, reader, ids) : []
    const facts = new Map<string, ConversationFact>(known.map((one) => [one.id, one]))
    return new Map(
      notices.flatMap(({ id, subject_id }) => {
        const fact = facts.get(subject_id ?? '')
        return fact ? [[id, fact] as const] : []
      }),
    )
  },
  words: ({ names, notice, fact }) => ({
    title:
      fact?.folder === 'request'
        ? 'Message request'
        : several(notice.causes.length, 'New message', 'New messages'),
    message: `${wordsOf(names, notice.causes.length, fact)}.`,
    actionUrl: fact ? `/messages?conversation=${fact.id}` : '/messages',
  }),
}

import type { ConversationId } from '@fanfare/contract'
import type { StoredEvent } from '../../platform/events/store.ts'
import { externalSubscriber } from '../../platform/events/subscriber.ts'
import { tellChanged } from '../../platform/realtime/push.ts'
import type { Scope } from '../../platform/scope.ts'
import { tellActivity } from './contact/tell-activity.ts'
import { readMembersOf } from './conversations/reader.ts'

/** Every open page of theirs that shows the list or a badge. */
const tellLists = (scope: Scope, accountIds: readonly string[]) =>
  tellChanged(
    scope,
    accountIds.map((id) => `account:${id}`),
    'conversations',
  )

/**
 * The messages themselves were sent to open conversations after their commit. Whoever missed one hears its
 * number here and asks for what is lacking. Several messages of one conversation are told once.
 */
const tellSent = async (events: readonly StoredEvent<'messaging.message-sent'>[], scope: Scope) => {
  const last = new Map<ConversationId, number>()
  for (const { payload } of events) {
    const { conversationId, seq } = payload
    last.set(conversationId, Math.max(seq, last.get(conversationId) ?? 0))
  }
  for (const [conversationId, seq] of last) {
    const message = { type: 'last_message', conversationId, seq } as const
    await scope.push.send(`conversation:${conversationId}`, message)
  }
  await tellLists(scope, await readMembersOf(scope.db, [...last.keys()]))
}

/** A payload that names a conversation, whatever else it says. */
type Named = { readonly payload: { readonly conversationId: ConversationId } }

const tellConversations =
  (what: 'messages' | 'conversation') => async (events: readonly Named[], scope: Scope) => {
    const ids = [...new Set(events.map(({ payload }) => payload.conversationId))]
    await tellChanged(
      scope,
      ids.map((id) => `conversation:${id}`),
      what,
    )
    await tellLists(scope, await readMembersOf(scope.db, ids))
  }

const tellInside = tellConversations('conversation')

/**
 * First their sockets leave what they may not hear any more, and those of the others leave what tells whether
 * somebody is here with whom they have nothing else in common.
 */
const tellLeft = async (events: readonly StoredEvent<'messaging.members-left'>[], scope: Scope) => {
  const left = [...new Set(events.flatMap(({ payload }) => payload.accountIds))]
  const ids = [...new Set(events.map(({ payload }) => payload.conversationId))]
  const stayed = await readMembersOf(scope.db, ids)
  await scope.push.recheckAccounts([...new Set([...left, ...stayed])])
  await tellLists(scope, left)
  await tellInside(events, scope)
}

type Own = 'messaging.conversation-read' | 'messaging.own-conversation-changed'

const tellOwn = (events: readonly StoredEvent<Own>[], scope: Scope) =>
  tellLists(
    scope,
    events.map(({ payload }) => payload.accountId),
  )

const tellShown = (
  events: readonly StoredEvent<'messaging.activity-status-changed'>[],
  scope: Scope,
) => tellActivity(scope, [...new Set(events.map(({ payload }) => payload.accountId))])

const tellOpenPages = externalSubscriber('messaging.tell-open-pages', {
  'messaging.message-sent': tellSent,
  'messaging.message-edited': tellConversations('messages'),
  'messaging.message-deleted': tellConversations('messages'),
  'messaging.conversation-changed': tellInside,
  'messaging.members-left': tellLeft,
  'messaging.conversation-read': tellOwn,
  'messaging.own-conversation-changed': tellOwn,
  'messaging.activity-status-changed': tellShown,
})

export const messagingSubscribers = [tellOpenPages]

import { type ConversationId, isAttachmentPurpose } from '@fanfare/contract'
import type { StoredEvent } from '../../platform/events/store.ts'
import { externalSubscriber } from '../../platform/events/subscriber.ts'
import { tellChanged } from '../../platform/realtime/push.ts'
import type { Scope } from '../../platform/scope.ts'
import { readConversationsOfAssets } from './attachments/reader.ts'
import { tellBroadcasts } from './broadcasts/subscribers.ts'
import { tellActivity } from './contact/tell-activity.ts'
import { readMembersOf } from './conversations/reader.ts'
import { showPictures } from './conversations/show-pictures.ts'
import { noteReplies } from './reply-times/subscribers.ts'
import { welcomeSubscribers } from './welcome/subscribers.ts'

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

/** Told before by whoever reacted; a page that has heard it asks no second time. */
const tellReacted = async (
  events: readonly StoredEvent<'messaging.reactions-changed'>[],
  { push }: Scope,
) => {
  for (const { payload } of events) {
    const { conversationId, seq, changes } = payload
    const message = { type: 'reacted', conversationId, seq, changes } as const
    await push.send(`conversation:${conversationId}`, message)
  }
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

/** Whoever had sent it sees why on the page where they did. */
const tellPictureFailed = async (
  events: readonly StoredEvent<'messaging.group-picture-failed'>[],
  { push }: Scope,
) => {
  for (const { payload } of events) {
    const { conversationId, accountId, reason: message } = payload
    const topic = `account:${accountId}`
    await push.send(topic, { type: 'failed', topic, what: `group:${conversationId}`, message })
  }
}

const tellOpenPages = externalSubscriber('messaging.tell-open-pages', {
  'messaging.message-sent': tellSent,
  'messaging.message-edited': tellConversations('messages'),
  'messaging.message-deleted': tellConversations('messages'),
  'messaging.reactions-changed': tellReacted,
  'messaging.conversation-changed': tellInside,
  'messaging.group-picture-failed': tellPictureFailed,
  'messaging.members-left': tellLeft,
  'messaging.conversation-read': tellOwn,
  'messaging.own-conversation-changed': tellOwn,
  'messaging.activity-status-changed': tellShown,
})

type FileEvent = StoredEvent<'media.asset-playable' | 'media.asset-ready' | 'media.asset-failed'>

/** Whoever has a conversation open sees a file in it as soon as it is made, or that it could not be. */
const tellFiles = async (events: readonly FileEvent[], scope: Scope) => {
  const files = events.filter(({ payload }) => isAttachmentPurpose(payload.purpose))
  const ids = await readConversationsOfAssets(
    scope.db,
    files.map(({ payload }) => payload.assetId),
  )
  const topics = ids.map((id) => `conversation:${id}`)
  await tellChanged(scope, topics, 'messages')
}

const followFiles = externalSubscriber('messaging.follow-files', {
  'media.asset-playable': tellFiles,
  'media.asset-ready': tellFiles,
  'media.asset-failed': tellFiles,
})

export const messagingSubscribers = [
  tellOpenPages,
  tellBroadcasts,
  showPictures,
  followFiles,
  welcomeSubscribers,
  noteReplies,
]

import { type ConversationId, limits, type MessageId, type MessageView } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readReach } from '../contact/reach.ts'
import { lockConversation, type OwnConversation } from '../conversations/membership.ts'
import type { Folder } from '../conversations/reader.ts'
import { hasLink } from '../policy.ts'
import { tellMessage } from './push.ts'
import { findByClientId, findMessage } from './reader.ts'
import { viewMessages } from './view.ts'
import { insertMessage, listForMembers } from './writer.ts'

interface NewMessage {
  readonly clientId: string
  readonly content: string
  readonly replyTo?: MessageId | undefined
}

const demandReach = async (
  tx: Transaction,
  scope: SignedInScope,
  { other, last_seq }: OwnConversation,
  content: string,
): Promise<Folder> => {
  if (!other) return 'inbox'
  const asking = { actor: scope.actor, now: scope.now, db: tx }
  const reach = (await readReach(asking, [other])).get(other.account_id)
  if (reach === 'inbox') return 'inbox'
  if (reach !== 'request') return fail('message.not-allowed')
  if (hasLink(content)) return fail('message.no-links-yet')
  // Nobody else has written here yet.
  if (last_seq >= limits.requestMessages) return fail('message.not-answered')
  return 'request'
}

const readAnsweredSeq = async (tx: Transaction, own: OwnConversation, id: MessageId) => {
  const row = await findMessage(tx, id)
  const isThere = row?.conversation_id === own.id && row.deleted_at === null
  return isThere && row.seq > own.after_seq ? row.seq : fail('message.not-found')
}

/** Clocks of two machines differ; the order by time is that of the numbers. */
const later = (one: Date, other: Date) => (one > other ? one : other)

const store = (scope: SignedInScope, id: ConversationId, message: NewMessage) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const { clientId, content, replyTo } = message
    const own = await lockConversation(tx, scope.actor, id)
    const before = await findByClientId(tx, id, accountId, clientId)
    if (before?.deleted_at) return fail('request.done-before')
    if (before) return { own, row: before, isNew: false }
    const folder = await demandReach(tx, scope, own, content)
    const row = {
      id: uuid() as MessageId,
      conversation_id: id,
      seq: own.last_seq + 1,
      sender_id: accountId,
      client_id: clientId,
      text: content,
      reply_to_seq: replyTo ? await readAnsweredSeq(tx, own, replyTo) : null,
      sent_at: later(scope.now(), own.last_at),
      edited_at: null,
      deleted_at: null,
    }
    await insertMessage(tx, row)
    await listForMembers(tx, row, folder)
    tx.emit('messaging.message-sent', {
      conversationId: id,
      messageId: row.id,
      seq: row.seq,
      senderId: accountId,
    })
    return { own, row, isNew: true }
  })

/** Whoever sends it again, because no answer came, gets the message that is there. */
export const sendMessage = async (
  scope: SignedInScope,
  id: ConversationId,
  message: NewMessage,
): Promise<MessageView> => {
  const { own, row, isNew } = await store(scope, id, message)
  const [view] = await viewMessages(scope, [row], [own])
  if (!view) return fail('conversation.not-found')
  if (isNew) await tellMessage(scope, own, view)
  return view
}

import {
  type ConversationId,
  limits,
  type MessageId,
  type MessageOrigin,
  type MessageView,
  type Money,
  type NewAttachment,
} from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { demandAdult } from '../../identity/index.ts'
import { type Arrived, acceptAttachments, findArrived } from '../attachments/accept-attachments.ts'
import { insertAttachments } from '../attachments/writer.ts'
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
  /** Typed, unless what stands for the sender writes it. */
  readonly origin?: MessageOrigin
  readonly attachments: readonly NewAttachment[]
  readonly price?: Money | undefined
}

const demandReach = async (
  tx: Transaction,
  scope: SignedInScope,
  { kind, other, last_seq }: OwnConversation,
  { content, attachments }: NewMessage,
): Promise<Folder> => {
  if (kind === 'broadcast') return fail('message.not-allowed')
  if (!other) return 'inbox'
  const asking = { actor: scope.actor, now: scope.now, db: tx }
  const reach = (await readReach(asking, [other])).get(other.account_id)
  if (reach === 'inbox') return 'inbox'
  if (reach !== 'request') return fail('message.not-allowed')
  if (hasLink(content)) return fail('message.no-links-yet')
  if (attachments.length > 0) return fail('message.no-attachments-yet')
  // Nobody else has written here yet.
  if (last_seq >= limits.requestMessages) return fail('message.not-answered')
  return 'request'
}

/** Whoever sells a post may sell what they attach. */
const demandSeller = async (tx: Transaction, { actor, now }: SignedInScope) => {
  if (actor.role !== 'creator') return fail('message.cannot-sell')
  await demandAdult(tx, actor.accountId, now())
}

const readAnsweredSeq = async (tx: Transaction, own: OwnConversation, id: MessageId) => {
  const row = await findMessage(tx, id)
  const isThere = row?.conversation_id === own.id && row.deleted_at === null
  return isThere && row.seq > own.after_seq ? row.seq : fail('message.not-found')
}

/** Clocks of two machines differ; the order by time is that of the numbers. */
const later = (one: Date, other: Date) => (one > other ? one : other)

const store = (
  scope: SignedInScope,
  id: ConversationId,
  message: NewMessage,
  arrived: readonly Arrived[],
) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const { clientId, content, replyTo, price, origin = 'typed' } = message
    const own = await lockConversation(tx, scope.actor, id)
    const before = await findByClientId(tx, id, accountId, clientId)
    if (before?.deleted_at) return fail('request.done-before')
    if (before) return { own, row: before, isNew: false }
    const folder = await demandReach(tx, scope, own, message)
    if (price) await demandSeller(tx, scope)
    const attachments = await acceptAttachments(tx, scope, arrived)
    const row = {
      id: uuid() as MessageId,
      conversation_id: id,
      seq: own.last_seq + 1,
      sender_id: accountId,
      client_id: clientId,
      text: content,
      attached: attachments.map(({ kind }) => kind),
      price: price?.amount ?? null,
      currency: price?.currency ?? null,
      reply_to_seq: replyTo ? await readAnsweredSeq(tx, own, replyTo) : null,
      sent_at: later(scope.now(), own.last_at),
      edited_at: null,
      deleted_at: null,
      reaction_changes: 0,
      origin,
    }
    await insertMessage(tx, row)
    await insertAttachments(tx, row, attachments)
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
  const arrived = await findArrived(scope, message.attachments)
  const { own, row, isNew } = await store(scope, id, message, arrived)
  const [view] = await viewMessages(scope, [row], [own])
  if (!view) return fail('conversation.not-found')
  if (isNew) await tellMessage(scope, own, view)
  return view
}

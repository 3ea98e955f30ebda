import {
  type AccountId,
  type MessageBody,
  type MessageType,
  type MessageView,
  money,
} from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readPeople, type Seeing } from '../../profiles/index.ts'
import { readAttachedSights } from '../attachments/sight.ts'
import { viewAttachments } from '../attachments/view.ts'
import type { OwnConversation } from '../conversations/membership.ts'
import { canChangeMessage } from '../policy.ts'
import { presentReactions } from '../reactions/present.ts'
import { readReactions } from '../reactions/reader.ts'
import { type MessageRow, readAnswered, readReadByOthers } from './reader.ts'

type People = Awaited<ReturnType<typeof readPeople>>
type Own = Pick<OwnConversation, 'id' | 'after_seq' | 'read_seq'>

const quotedLetters = 140

export const typeOf = ({ attached }: Pick<MessageRow, 'attached'>): MessageType => {
  if (attached.length === 0) return 'text'
  return attached.every((kind) => kind === 'image') ? 'image' : 'file'
}

const quote = (row: MessageRow, { after_seq }: Own, people: People): MessageBody['replyTo'] => {
  const sender = people.get(row.sender_id)
  const isShown = sender !== undefined && row.deleted_at === null && row.seq > after_seq
  return {
    id: row.id,
    seq: row.seq,
    senderName: isShown ? sender.displayName : null,
    content: isShown ? row.text.slice(0, quotedLetters) : '',
    attachments: isShown ? row.attached.map((kind) => ({ kind })) : [],
  }
}

const priceOf = ({ price, currency }: MessageRow) =>
  price === null || currency === null ? null : money(price, currency)

const keyOf = (id: string, seq: number | null) => `${id}:${seq}`

/**
 * Four queries for a page, of one conversation or of several; one for the reactions that there are, four more
 * where something is attached, and two where it is sold.
 */
export const viewMessages = async (
  scope: SignedInScope,
  rows: readonly MessageRow[],
  conversations: readonly Own[],
  seeing?: Seeing,
): Promise<MessageView[]> => {
  if (rows.length === 0) return []
  const { accountId } = scope.actor
  const owns = new Map(conversations.map((own) => [own.id, own]))
  const ids = [...new Set(rows.map(({ conversation_id }) => conversation_id))]
  const sightOf = await readAttachedSights(scope, rows)
  const [answered, readByOthers, reactions, attachedTo] = await Promise.all([
    readAnswered(scope.db, rows),
    readReadByOthers(scope.db, ids, accountId),
    readReactions(scope.db, rows),
    viewAttachments(scope, rows, sightOf),
  ])
  const senders = [...rows, ...answered].map(({ sender_id }) => sender_id)
  const reacting = reactions.map(({ account_id }) => account_id)
  const people = await readPeople(scope, [...senders, ...reacting], seeing)
  const reactionsTo = Map.groupBy(reactions, (row) => keyOf(row.conversation_id, row.seq))
  const answeredBy = new Map(answered.map((row) => [keyOf(row.conversation_id, row.seq), row]))
  return rows.flatMap((row): MessageView[] => {
    const own = owns.get(row.conversation_id)
    if (!own) return []
    const sender = people.get(row.sender_id)
    const isOwn = row.sender_id === accountId
    const readSeq = isOwn ? (readByOthers.get(row.conversation_id) ?? 0) : own.read_seq
    const answer = answeredBy.get(keyOf(row.conversation_id, row.reply_to_seq))
    const given = sender ? (reactionsTo.get(keyOf(row.conversation_id, row.seq)) ?? []) : []
    const mayChange = canChangeMessage(row, scope.actor).allowed
    const { attachments, isForSale } = attachedTo(row)
    const locked = sender !== undefined && sightOf(row) === 'locked'
    return [
      {
        id: row.id,
        conversationId: row.conversation_id,
        seq: row.seq,
        clientId: row.client_id,
        senderId: sender?.id ?? null,
        senderName: sender?.displayName ?? null,
        senderAvatar: sender?.picture ?? null,
        content: sender ? row.text : '',
        type: sender ? typeOf(row) : 'text',
        attachments: sender ? attachments : [],
        timestamp: row.sent_at.toISOString(),
        isEdited: row.edited_at !== null,
        editedAt: row.edited_at?.toISOString() ?? null,
        replyTo: sender && answer ? quote(answer, own, people) : null,
        origin: row.origin,
        isRead: row.seq <= readSeq,
        isFolded: sender === undefined,
        reactions: presentReactions(given, accountId, (id) => people.has(id)),
        reactionChanges: row.reaction_changes,
        price: sender ? priceOf(row) : null,
        isLocked: locked,
        abilities: { edit: mayChange, delete: mayChange, buy: locked && isForSale },
      },
    ]
  })
}

/** Without what differs between those who read it; of one’s own message. */
export const bodyOf = (view: MessageView, senderId: AccountId): MessageBody => ({
  id: view.id,
  conversationId: view.conversationId,
  seq: view.seq,
  clientId: view.clientId,
  senderId,
  senderName: view.senderName ?? '',
  senderAvatar: view.senderAvatar,
  content: view.content,
  type: view.type,
  attachments: view.attachments,
  timestamp: view.timestamp,
  isEdited: view.isEdited,
  editedAt: view.editedAt,
  replyTo: view.replyTo,
  origin: view.origin,
})

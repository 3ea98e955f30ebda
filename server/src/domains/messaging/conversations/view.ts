import type { ConversationId, ConversationView } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readPictures } from '../../media/index.ts'
import { readPeople } from '../../profiles/index.ts'
import { readLastBroadcasts } from '../broadcasts/reader/history.ts'
import { readReach } from '../contact/reach.ts'
import { type MessageRow, readLastMessages } from '../messages/reader.ts'
import { typeOf } from '../messages/view.ts'
import { canManage } from '../policy.ts'
import { readReplyTime } from '../reply-times/reader.ts'
import { otherOf, requireConversation } from './membership.ts'
import { type MemberRow, readParticipants } from './reader.ts'

/** How many people of a group stand in a list. */
const fewPeople = 5

type People = Awaited<ReturnType<typeof readPeople>>

const presentLast = (row: MessageRow, people: People): ConversationView['lastMessage'] => {
  const sender = people.get(row.sender_id)
  return {
    id: row.id,
    seq: row.seq,
    senderId: sender?.id ?? null,
    senderName: sender?.displayName ?? null,
    content: sender ? row.text : '',
    type: sender ? typeOf(row) : 'text',
    attachments: sender ? row.attached.map((kind) => ({ kind })) : [],
    timestamp: row.sent_at.toISOString(),
    isFolded: sender === undefined,
  }
}

type Participants = Awaited<ReturnType<typeof readParticipants>>

/** Whoever reads a channel is nobody's business: its creator alone is named. */
const membersOf = ({ id, kind, owner_id }: MemberRow, participants: Participants) =>
  kind === 'broadcast' && owner_id
    ? [{ account_id: owner_id, read_seq: null }]
    : participants.filter(({ conversation_id }) => conversation_id === id)

/** Four queries for a page, one more where it has channels, and one where groups have pictures. A direct one whose other person may not be seen is left out. */
export const viewConversations = async (
  scope: SignedInScope,
  rows: readonly MemberRow[],
  most = fewPeople,
): Promise<ConversationView[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const channels = rows.filter(({ kind }) => kind === 'broadcast')
  const [participants, messages, broadcasts, pictures] = await Promise.all([
    readParticipants(scope.db, ids, most),
    readLastMessages(scope.db, rows),
    readLastBroadcasts(scope.db, channels),
    readPictures(
      scope,
      rows.map(({ picture_asset_id }) => picture_asset_id),
    ),
  ])
  const lasts = [...messages, ...broadcasts]
  const people = await readPeople(scope, [
    ...participants.map(({ account_id }) => account_id),
    ...lasts.map(({ sender_id }) => sender_id),
    ...channels.flatMap(({ owner_id }) => owner_id ?? []),
  ])
  return rows.flatMap((row): ConversationView[] => {
    const otherId = otherOf(row)
    const other = otherId ? people.get(otherId) : null
    if (other === undefined) return []
    const last = lasts.find(({ conversation_id }) => conversation_id === row.id)
    const isGroup = row.kind === 'group'
    const manages = canManage(row, scope.actor).allowed
    return [
      {
        id: row.id,
        type: row.kind,
        name: isGroup ? row.name : (other?.displayName ?? null),
        avatar: isGroup ? pictures.of(row.picture_asset_id) : (other?.picture ?? null),
        avatarProcessing: manages && row.picture_pending_id !== null,
        participants: membersOf(row, participants).flatMap(({ account_id, read_seq }) => {
          const person = people.get(account_id)
          if (!person) return []
          const { id, username, displayName, picture } = person
          const isOwner = account_id === row.owner_id
          return [{ id, username, displayName, picture, isOwner, readSeq: read_seq }]
        }),
        memberCount: row.member_count,
        lastMessage: last ? presentLast(last, people) : null,
        unreadCount: row.unread_count,
        folder: row.folder,
        lastSeq: row.last_seq,
        readSeq: row.read_seq,
        createdAt: row.created_at.toISOString(),
        updatedAt: row.last_at.toISOString(),
        abilities: {
          manage: manages,
          accept: row.folder === 'request',
        },
      },
    ]
  })
}

/** With everyone in it. */
export const viewConversation = async (
  scope: SignedInScope,
  id: ConversationId,
): Promise<ConversationView> => {
  const own = await requireConversation(scope.db, scope.actor, id)
  const [view] = await viewConversations(scope, [own], own.member_count)
  return view ?? fail('conversation.not-found')
}

/** And whether the reader could write to it now, and how soon they may expect a reply. */
export const readConversation = async (scope: SignedInScope, id: ConversationId) => {
  const { kind, other } = await requireConversation(scope.db, scope.actor, id)
  const reach = other && (await readReach(scope, [other])).get(other.account_id)
  return {
    conversation: await viewConversation(scope, id),
    abilities: {
      write: kind !== 'broadcast' && reach !== 'none',
      attach: kind === 'group' || (kind === 'direct' && reach === 'inbox'),
    },
    replyTime: other && (await readReplyTime(scope.db, other.account_id)),
  }
}

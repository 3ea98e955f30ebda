import type { AccountId, ConversationId, MessageId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Folder } from '../conversations/reader.ts'

/** A conversation, and one of its members. */
export interface Membership {
  readonly conversationId: ConversationId
  readonly accountId: AccountId
}

const tableOf = (asked: readonly Membership[]) => sql`unnest(
  ${asked.map(({ conversationId }) => conversationId)}::uuid[],
  ${asked.map(({ accountId }) => accountId)}::uuid[]) as asked(conversation_id, account_id)`

export interface UnreadMessage extends Membership {
  readonly messageId: MessageId
  readonly senderId: AccountId
}

/** More of them say nothing more: it is one notice, which names a few people. */
const mostTold = 20

/** The newest messages of others that are still unread and still there, behind a number. */
export const readUnreadBehind = async (
  { q }: Queryable,
  asked: readonly (Membership & { readonly behind: number })[],
): Promise<UnreadMessage[]> => {
  if (asked.length === 0) return []
  const { rows } = await sql<UnreadMessage>`
    select m.conversation_id as "conversationId", m.account_id as "accountId",
      unread.id as "messageId", unread.sender_id as "senderId"
    from unnest(
      ${asked.map(({ conversationId }) => conversationId)}::uuid[],
      ${asked.map(({ accountId }) => accountId)}::uuid[],
      ${asked.map(({ behind }) => behind)}::bigint[]) as asked(conversation_id, account_id, behind)
    join messaging.members m using (conversation_id, account_id)
    cross join lateral (
      select w.id, w.sender_id from messaging.messages w
      where w.conversation_id = m.conversation_id and w.seq > greatest(m.read_seq, asked.behind)
        and w.sender_id <> m.account_id and w.deleted_at is null
      order by w.seq desc limit ${mostTold}) unread`.execute(q)
  return rows
}

/** Of these members those who have nothing left to read there, or are members no longer. */
export const readCaughtUp = async (
  { q }: Queryable,
  asked: readonly Membership[],
): Promise<Membership[]> => {
  const { rows } = await sql<Membership>`
    select asked.conversation_id as "conversationId", asked.account_id as "accountId"
    from ${tableOf(asked)} left join messaging.members m using (conversation_id, account_id)
    where coalesce(m.unread_count, 0) = 0`.execute(q)
  return rows
}

export interface ConversationFact {
  readonly id: ConversationId
  readonly kind: 'direct' | 'group'
  readonly name: string | null
  readonly folder: Folder
}

/** What these are called to one of their members; those they have left are left out. */
export const readConversationFacts = (
  { q }: Queryable,
  member: AccountId,
  ids: readonly ConversationId[],
): Promise<ConversationFact[]> =>
  q
    .selectFrom('messaging.members as m')
    .innerJoin('messaging.conversations as c', 'c.id', 'm.conversation_id')
    .select(['c.id', 'c.kind', 'c.name', 'm.folder'])
    .where('m.account_id', '=', member)
    .where(sql<boolean>`m.conversation_id = any(${[...ids]}::uuid[])`)
    .$castTo<ConversationFact>()
    .execute()

import type { AccountId, AssetId, ConversationId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import { isBelow, type PageStart } from '../../../platform/paging/keyset.ts'

const ofConversation = [
  'c.id',
  'c.kind',
  'c.name',
  'c.picture_asset_id',
  'c.picture_pending_id',
  'c.owner_id',
  'c.first_id',
  'c.second_id',
  'c.member_count',
  'c.last_seq',
  'c.last_at',
  'c.created_at',
] as const
const ofMember = [
  'm.account_id',
  'm.folder',
  'm.is_accepted',
  'm.listed_at',
  'm.after_seq',
  'm.read_seq',
  'm.unread_count',
] as const

export type Folder = 'inbox' | 'request'

/** A conversation, and what it is to one of its members. */
export interface MemberRow
  extends Pick<
      Row<'messaging.conversations'>,
      'name' | 'member_count' | 'last_seq' | 'last_at' | 'created_at'
    >,
    Pick<
      Row<'messaging.members'>,
      'is_accepted' | 'listed_at' | 'after_seq' | 'read_seq' | 'unread_count'
    > {
  readonly id: ConversationId
  readonly kind: 'direct' | 'group' | 'broadcast'
  readonly owner_id: AccountId | null
  readonly first_id: AccountId | null
  readonly second_id: AccountId | null
  /** Of a group; the second is being made, and takes the place of the first. */
  readonly picture_asset_id: AssetId | null
  readonly picture_pending_id: AssetId | null
  readonly account_id: AccountId
  readonly folder: Folder
}

const selectOf = ({ q }: Queryable, member: AccountId) =>
  q
    .selectFrom('messaging.members as m')
    .innerJoin('messaging.conversations as c', 'c.id', 'm.conversation_id')
    .select([...ofConversation, ...ofMember])
    .where('m.account_id', '=', member)
    .$castTo<MemberRow>()

/** Null for whoever is no member. */
export const readMemberRow = async (
  db: Queryable,
  member: AccountId,
  id: ConversationId,
): Promise<MemberRow | null> =>
  (await selectOf(db, member).where('m.conversation_id', '=', id).executeTakeFirst()) ?? null

export type Tab = 'all' | 'unread' | 'groups' | 'requests'

/** Newest first. Fixed values stand in the text, so that the partial indexes fit the statement. */
export const readListPage = (
  db: Queryable,
  member: AccountId,
  tab: Tab,
  { after, limit }: PageStart,
): Promise<MemberRow[]> => {
  const listed = selectOf(db, member)
    .where('m.listed_at', 'is not', null)
    .where('m.folder', '=', sql.lit(tab === 'requests' ? 'request' : 'inbox'))
    .where(isBelow('m.listed_at', 'm.conversation_id', after))
    .orderBy('m.listed_at', 'desc')
    .orderBy('m.conversation_id', 'desc')
    .limit(limit)
  if (tab === 'unread') return listed.where('m.unread_count', '>', sql.lit(0)).execute()
  if (tab === 'groups') return listed.where('m.is_group', '=', sql.lit(true)).execute()
  return listed.execute()
}

/** Those with something unread, the latest first. */
export const readUnreadRows = (
  db: Queryable,
  member: AccountId,
  folder: Folder,
  most: number,
): Promise<MemberRow[]> =>
  selectOf(db, member)
    .where('m.listed_at', 'is not', null)
    .where('m.folder', '=', sql.lit(folder))
    .where('m.unread_count', '>', sql.lit(0))
    .orderBy('m.listed_at', 'desc')
    .orderBy('m.conversation_id', 'desc')
    .limit(most)
    .execute()

/** Those of both folders that were active last. */
export const readLatestRows = async (
  db: Queryable,
  member: AccountId,
  most: number,
): Promise<MemberRow[]> => {
  const of = (tab: Tab) => readListPage(db, member, tab, { after: null, limit: most })
  const [inbox, requests] = await Promise.all([of('all'), of('requests')])
  return [...inbox, ...requests]
    .toSorted((a, b) => Number(b.listed_at) - Number(a.listed_at))
    .slice(0, most)
}

interface Participant {
  readonly conversation_id: ConversationId
  readonly account_id: AccountId
  /** Null where they do not show it, and before they have accepted. */
  readonly read_seq: number | null
}

/** Of each conversation so many at most, those first who came first. */
export const readParticipants = async (
  { q }: Queryable,
  ids: readonly ConversationId[],
  most: number,
): Promise<Participant[]> => {
  const { rows } = await sql<Participant>`
    select p.* from unnest(${[...ids]}::uuid[]) as asked(id), lateral (
      select m.conversation_id, m.account_id,
        case when m.is_accepted and coalesce(s.read_receipts, true) then m.read_seq end as read_seq
      from messaging.members m left join messaging.settings s on s.account_id = m.account_id
      where m.conversation_id = asked.id
      order by m.joined_at, m.account_id limit ${most}) p`.execute(q)
  return rows
}

/** Everyone in these conversations. */
export const readMembersOf = async (
  { q }: Queryable,
  ids: readonly ConversationId[],
): Promise<AccountId[]> => {
  const rows = await q
    .selectFrom('messaging.members')
    .select('account_id')
    .distinct()
    .where(sql<boolean>`conversation_id = any(${[...ids]})`)
    .$castTo<{ account_id: AccountId }>()
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/** Where it lies for this member; null for whoever is none. */
export const readFolder = async (
  { q }: Queryable,
  id: ConversationId,
  member: AccountId,
): Promise<Folder | null> => {
  const row = await q
    .selectFrom('messaging.members')
    .select('folder')
    .where('conversation_id', '=', id)
    .where('account_id', '=', member)
    .$castTo<{ folder: Folder }>()
    .executeTakeFirst()
  return row?.folder ?? null
}

export const readDirectId = async (
  { q }: Queryable,
  [first, second]: readonly [AccountId, AccountId],
): Promise<ConversationId | null> => {
  const row = await q
    .selectFrom('messaging.conversations')
    .select('id')
    .where('first_id', '=', first)
    .where('second_id', '=', second)
    .$castTo<{ id: ConversationId }>()
    .executeTakeFirst()
  return row?.id ?? null
}

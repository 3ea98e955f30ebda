import type {
  AccountId,
  CommentId,
  ContentId,
  NotificationId,
  NotificationKind,
  NotificationTab,
} from '@fanfare/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'

/** Somebody who belongs to a notice, and by what. */
interface Cause {
  readonly accountId: AccountId
  readonly causeId: string
}

/** What a list is made of: a notice of one person, or a publish that is merged in. */
export interface NoticeRow
  extends Pick<
    Row<'notifications.notices'>,
    'seq' | 'subject_id' | 'detail' | 'person_count' | 'at'
  > {
  readonly id: NotificationId
  readonly kind: NotificationKind
  readonly content_id: ContentId | null
  readonly comment_id: CommentId | null
  readonly is_read: boolean
  /** The newest first, at most a dozen. */
  readonly causes: readonly Cause[]
}

/** Everything up to here was seen, and read. */
export interface Watermarks {
  readonly seen_seq: number
  readonly read_seq: number
}

const nothing: Watermarks = { seen_seq: 0, read_seq: 0 }

/** Whoever has never opened anything has no row. */
export const readWatermarks = async ({ q }: Queryable, id: AccountId): Promise<Watermarks> => {
  const row = await q
    .selectFrom('notifications.readers')
    .select(['seen_seq', 'read_seq'])
    .where('account_id', '=', id)
    .executeTakeFirst()
  return row ?? nothing
}

/** Where a list goes on, and how much of it is read. */
export interface Stretch {
  readonly below: number | null
  readonly limit: number
}

const causesShown = 12

/** To be joined to notices that are called `n`: those who belong to each, as `c.causes`. */
export const joinCauses = sql`
  left join lateral (
    select json_agg(json_build_object('accountId', p.account_id, 'causeId', p.cause_id)) as causes
    from (
      select account_id, cause_id from notifications.notice_people
      where notice_id = n.id order by at desc, cause_id desc limit ${causesShown}) p) c on true`

const withCauses = (notices: RawBuilder<unknown>, read_seq: number) => sql<NoticeRow>`
  select n.id, n.seq, n.kind, n.content_id, n.comment_id, n.subject_id, n.detail, n.person_count,
    n.at, n.read_at is not null or n.seq <= ${read_seq} as is_read,
    coalesce(c.causes, '[]'::json) as causes
  from (${notices}) n
  ${joinCauses}
  order by n.seq desc`

/** Newest first: one query. */
export const readNotices = async (
  { q }: Queryable,
  account: AccountId,
  tab: NotificationTab,
  { read_seq }: Watermarks,
  { below, limit }: Stretch,
): Promise<NoticeRow[]> => {
  const narrowed =
    tab === 'all'
      ? sql`true`
      : tab === 'unread'
        ? sql`n.read_at is null and n.seq > ${read_seq}`
        : sql`n.tab = ${tab}`
  const shown = sql`
    select * from notifications.notices n
    where n.account_id = ${account} and n.deleted_at is null and n.is_shown and ${narrowed}
      and (${below}::bigint is null or n.seq < ${below}::bigint)
    order by n.seq desc limit ${limit}`
  const { rows } = await withCauses(shown, read_seq).execute(q)
  return rows
}

/** Watermarks are of the app, so they say nothing about what it does not show. */
const unread = (read_seq: number) =>
  sql`n.deleted_at is null and n.read_at is null and (n.seq > ${read_seq} or not n.is_shown)`

/** Numbers that lie between, and no more than so many. */
export interface Span {
  readonly above: number
  readonly upTo: number
  readonly limit: number
}

/** The newest unread of these kinds, shown in the app or not. */
export const readUnreadOf = async (
  { q }: Queryable,
  account: AccountId,
  kinds: readonly NotificationKind[],
  { read_seq }: Watermarks,
  { above, upTo, limit }: Span,
): Promise<NoticeRow[]> => {
  const newest = sql`
    select * from notifications.notices n
    where n.account_id = ${account} and ${unread(read_seq)}
      and n.seq > ${above} and n.seq <= ${upTo} and n.kind = any(${[...kinds]}::text[])
    order by n.seq desc limit ${limit}`
  const { rows } = await withCauses(newest, read_seq).execute(q)
  return rows
}

/** Whatever is committed later has a higher number. */
export const readLastNumber = async ({ q }: Queryable, account: AccountId): Promise<number> => {
  const { rows } = await sql<{ last: number }>`
    select greatest(
      (select max(seq) from notifications.notices where account_id = ${account} and deleted_at is null),
      (select max(seq) from notifications.publishes), 0)::bigint as last`.execute(q)
  return rows[0]?.last ?? 0
}

/** Of these notices those that are this person's and not deleted. */
export const findNotices = async (
  { q }: Queryable,
  account: AccountId,
  ids: readonly NotificationId[],
) =>
  q
    .selectFrom('notifications.notices')
    .select(['id', 'kind'])
    .where('account_id', '=', account)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .$castTo<Pick<NoticeRow, 'id' | 'kind'>>()
    .execute()

export interface NoticeCounts {
  readonly unseen: number
  readonly unread: number
  readonly all: number
  readonly likes: number
  readonly comments: number
  readonly follows: number
  readonly system: number
}

/** Each counted up to the most: seven short walks along an index, in one statement. */
export const countNotices = async (
  { q }: Queryable,
  account: AccountId,
  { seen_seq, read_seq }: Watermarks,
  most: number,
): Promise<NoticeCounts> => {
  const counted = (narrowed: ReturnType<typeof sql>) => sql`(
    select count(*)::int from (
      select from notifications.notices
      where account_id = ${account} and deleted_at is null and is_shown and ${narrowed}
      order by seq desc limit ${most}) n)`
  const inTab = (tab: string) => counted(sql`tab = ${tab}`)
  const unreadAbove = (seq: number) => counted(sql`read_at is null and seq > ${seq}`)
  const { rows } = await sql<NoticeCounts>`
    select ${unreadAbove(Math.max(seen_seq, read_seq))} as unseen,
      ${unreadAbove(read_seq)} as unread, ${counted(sql`true`)} as all,
      ${inTab('likes')} as likes, ${inTab('comments')} as comments,
      ${inTab('follows')} as follows, ${inTab('system')} as system`.execute(q)
  const [counts] = rows
  if (!counts) throw new Error('a count answers one row')
  return counts
}

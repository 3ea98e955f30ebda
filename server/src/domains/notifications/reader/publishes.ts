import type { AccountId, ContentId, NotificationId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { followedBy } from '../../social/index.ts'
import type { NoticeRow, Span, Stretch, Watermarks } from './notices.ts'

interface Wanted {
  readonly account: AccountId
  /** Only those above this number. */
  readonly above: number
  readonly below: number | null
  readonly isUnread: boolean
}

/** Whose posts this reader hears about. Whoever has published nothing above the number is passed over. */
const publishersFor = ({ account, above }: Pick<Wanted, 'account' | 'above'>) => sql`
  select f.creator_id, f.since, f.bell from ${followedBy(account)} f
  join notifications.publishers b on b.creator_id = f.creator_id
  where f.bell <> 'none' and not b.is_hidden and b.last_seq > ${above}::bigint`

/** Nobody's for a reader who wants to be told of new posts by other channels only. */
const publishersShownTo = (wanted: Wanted) => sql`
  ${publishersFor(wanted)} and not exists (
    select from notifications.preferences
    where account_id = ${wanted.account} and category = 'newPosts' and not in_app)`

/** What one of them has published since they were followed, except what the reader has deleted. */
const publishesOf = ({ account, above, below, isUnread }: Wanted, most: number) => {
  const gone = isUnread
    ? sql`(s.deleted_at is not null or s.read_at is not null)`
    : sql`s.deleted_at is not null`
  return sql`
    select p.seq, p.id, p.content_id, p.creator_id, p.at from notifications.publishes p
    where p.creator_id = followed.creator_id and p.removed_at is null and p.seq > ${above}::bigint
      and (${below}::bigint is null or p.seq < ${below}::bigint)
      and p.at > followed.since and (p.is_highlight or followed.bell = 'all')
      and not exists (
        select from notifications.publish_states s
        where s.account_id = ${account} and s.publish_id = p.id and ${gone})
    order by p.seq desc limit ${most}`
}

/** Of a publish, in the shape of a notice. */
const columns = sql`
  p.id, p.seq, 'publish' as kind, p.content_id, null as comment_id, null as subject_id,
  null as detail, 1 as person_count, p.at,
  json_build_array(json_build_object('accountId', p.creator_id, 'causeId', p.content_id)) as causes`

/**
 * Newest first. As in the feed, a page of twenty is by at most twenty creators, those whose next posts come
 * first: each of two thousand is asked for one entry of an index, and only these for more.
 */
export const readPublishes = async (
  { q }: Queryable,
  account: AccountId,
  tab: 'all' | 'unread',
  { read_seq }: Watermarks,
  { below, limit }: Stretch,
): Promise<NoticeRow[]> => {
  const isUnread = tab === 'unread'
  const wanted = { account, above: isUnread ? read_seq : 0, below, isUnread }
  const { rows } = await sql<NoticeRow>`
    with first_ones as materialized (
      select followed.* from (${publishersShownTo(wanted)}) followed
      cross join lateral (${publishesOf(wanted, 1)}) first_one
      order by first_one.seq desc limit ${limit})
    select ${columns}, p.seq <= ${read_seq} or s.read_at is not null as is_read
    from first_ones followed
    cross join lateral (${publishesOf(wanted, limit)}) p
    left join notifications.publish_states s on s.account_id = ${account} and s.publish_id = p.id
    order by p.seq desc limit ${limit}`.execute(q)
  return rows
}

/** The newest that this reader hears about and has neither read nor deleted, whether the app shows them or not. */
export const readUnreadPublishes = async (
  { q }: Queryable,
  account: AccountId,
  { above, upTo, limit }: Span,
): Promise<NoticeRow[]> => {
  const wanted = { account, above, below: upTo + 1, isUnread: true }
  const { rows } = await sql<NoticeRow>`
    select ${columns}, false as is_read
    from (${publishersFor(wanted)}) followed
    cross join lateral (${publishesOf(wanted, limit)}) p
    order by p.seq desc limit ${limit}`.execute(q)
  return rows
}

interface PublishCounts {
  readonly unseen: number
  readonly unread: number
  readonly all: number
}

/** Each counted up to the most, in one statement. */
export const countPublishes = async (
  { q }: Queryable,
  account: AccountId,
  { seen_seq, read_seq }: Watermarks,
  most: number,
): Promise<PublishCounts> => {
  const counted = (above: number, isUnread: boolean) => {
    const wanted = { account, above, below: null, isUnread }
    return sql`(
      select count(*)::int from (
        select from (${publishersShownTo(wanted)}) followed
        cross join lateral (${publishesOf(wanted, most)}) p limit ${most}) counted)`
  }
  const { rows } = await sql<PublishCounts>`
    select ${counted(Math.max(seen_seq, read_seq), true)} as unseen,
      ${counted(read_seq, true)} as unread, ${counted(0, false)} as all`.execute(q)
  const [counts] = rows
  if (!counts) throw new Error('a count answers one row')
  return counts
}

export interface FoundPublish {
  readonly id: NotificationId
  readonly seq: number
  readonly creatorId: AccountId
  readonly at: Date
}

/** Of these those that are there and that this reader has not deleted. */
export const findPublishes = async (
  { q }: Queryable,
  account: AccountId,
  ids: readonly NotificationId[],
): Promise<FoundPublish[]> => {
  const { rows } = await sql<FoundPublish>`
    select p.id, p.seq, p.creator_id as "creatorId", p.at from notifications.publishes p
    where p.id = any(${[...ids]}::uuid[]) and p.removed_at is null and not exists (
      select from notifications.publish_states s
      where s.account_id = ${account} and s.publish_id = p.id and s.deleted_at is not null)`.execute(
    q,
  )
  return rows
}

/** Those of these posts that were announced, also if they are gone by now. */
export const readAnnounced = async (
  { q }: Queryable,
  ids: readonly ContentId[],
): Promise<ReadonlySet<ContentId>> => {
  const rows = await q
    .selectFrom('notifications.publishes')
    .select('content_id')
    .where(sql<boolean>`content_id = any(${[...ids]}::uuid[])`)
    .$castTo<{ content_id: ContentId }>()
    .execute()
  return new Set(rows.map(({ content_id }) => content_id))
}

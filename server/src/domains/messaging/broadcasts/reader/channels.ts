import type { AccountId, ConversationId } from '@fanfare/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'
import { isBelow, type PageStart } from '../../../../platform/paging/keyset.ts'
import { tiersHeldBy } from '../../../entitlements/index.ts'
import type { MemberRow } from '../../conversations/reader.ts'
import { isTheirs } from './held.ts'

/** More are shown as this many and one. */
const mostCounted = 100

interface ChannelRow
  extends Pick<MemberRow, 'id' | 'owner_id' | 'created_at' | 'after_seq' | 'read_seq'> {
  readonly last_seq: number
  readonly last_at: Date
  readonly unread_count: number
}

/** As if the reader were a member, whom nothing is written for: it is merged when read. */
const asMember = (reader: AccountId, row: ChannelRow): MemberRow => ({
  ...row,
  kind: 'broadcast',
  name: null,
  first_id: null,
  second_id: null,
  picture_asset_id: null,
  picture_pending_id: null,
  member_count: 1,
  account_id: reader,
  folder: 'inbox',
  is_accepted: true,
  listed_at: row.last_at,
})

/**
 * The channels of creators whose tiers this reader has held, with what was sent while they held them. What lies
 * behind the last they may read is looked at for each, which is little but for who left long ago.
 */
const selectChannels = (
  reader: AccountId,
  { which, more }: { which: RawBuilder<boolean>; more: RawBuilder<unknown> },
) => sql<ChannelRow>`
  with held as materialized (select * from ${tiersHeldBy(reader)} held)
  select c.id, c.creator_id as owner_id, c.created_at, coalesce(r.after_seq, 0) as after_seq,
    coalesce(r.read_seq, 0) as read_seq, last.seq as last_seq, last.sent_at as last_at,
    unread.count as unread_count
  from messaging.channels c
  left join messaging.channel_readers r on r.account_id = ${reader} and r.channel_id = c.id
  cross join lateral (
    select b.seq, b.sent_at from messaging.broadcasts b
    where b.channel_id = c.id and b.seq > coalesce(r.after_seq, 0) and ${isTheirs}
    order by b.seq desc limit 1) last
  cross join lateral (
    select count(*) as count from (
      select from messaging.broadcasts b
      where b.channel_id = c.id and b.seq > greatest(r.after_seq, r.read_seq, 0) and ${isTheirs}
      limit ${mostCounted}) counted) unread
  where c.creator_id in (select creator_id from held) and ${which}
  ${more}`

/** Null for whoever may read nothing of it. */
export const readChannelRow = async (
  { q }: Queryable,
  reader: AccountId,
  id: ConversationId,
): Promise<MemberRow | null> => {
  const { rows } = await selectChannels(reader, {
    which: sql<boolean>`c.id = ${id}`,
    more: sql``,
  }).execute(q)
  return rows[0] ? asMember(reader, rows[0]) : null
}

/** In the order of lists of conversations. */
export const readChannelRows = async (
  { q }: Queryable,
  reader: AccountId,
  { after, limit, isUnread }: PageStart & { readonly isUnread: boolean },
): Promise<MemberRow[]> => {
  const unread = isUnread ? sql<boolean>`unread.count > 0` : sql<boolean>`true`
  const { rows } = await selectChannels(reader, {
    which: sql<boolean>`${unread} and ${isBelow('last.sent_at', 'c.id', after)}`,
    more: sql`order by last.sent_at desc, c.id desc limit ${limit}`,
  }).execute(q)
  return rows.map((row) => asMember(reader, row))
}

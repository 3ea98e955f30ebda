import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'
import { tiersHeldBy } from '../../../entitlements/index.ts'
import type { MemberRow } from '../../conversations/reader.ts'
import type { MessageRow } from '../../messages/reader.ts'
import { isTheirs } from './held.ts'

/** A broadcast where a message is expected. */
const columns = sql`b.id, b.channel_id as conversation_id, b.seq, b.creator_id as sender_id,
  b.id as client_id, b.text, null::bigint as reply_to_seq, b.sent_at, null::timestamptz as edited_at,
  null::timestamptz as deleted_at, '{}'::text[] as attached, null::bigint as price, null::text as currency,
  0::bigint as reaction_changes, case when b.send_at is null then 'broadcast' else 'scheduled' end as origin`

type Own = Pick<MemberRow, 'id' | 'after_seq' | 'account_id'>

const readThose = async (
  { q }: Queryable,
  { id, after_seq, account_id }: Own,
  which: RawBuilder<boolean>,
  more: RawBuilder<unknown>,
): Promise<MessageRow[]> => {
  const { rows } = await sql<MessageRow>`
    with held as materialized (select * from ${tiersHeldBy(account_id)} held)
    select ${columns} from messaging.broadcasts b
    where b.channel_id = ${id} and b.seq > ${after_seq} and ${which} and ${isTheirs}
    ${more}`.execute(q)
  return rows
}

/** The newest first, below a number. */
export const readBroadcasts = (
  db: Queryable,
  own: Own,
  below: number | null,
  limit: number,
): Promise<MessageRow[]> =>
  readThose(
    db,
    own,
    below === null ? sql<boolean>`true` : sql<boolean>`b.seq < ${below}`,
    sql`order by b.seq desc limit ${limit}`,
  )

/** The oldest first, behind a number. */
export const readBroadcastsBehind = (
  db: Queryable,
  own: Own,
  behind: number,
  limit: number,
): Promise<MessageRow[]> =>
  readThose(db, own, sql<boolean>`b.seq > ${behind}`, sql`order by b.seq limit ${limit}`)

/** The last of each channel, whose number was found with it. */
export const readLastBroadcasts = async (
  { q }: Queryable,
  channels: readonly MemberRow[],
): Promise<MessageRow[]> => {
  if (channels.length === 0) return []
  const { rows } = await sql<MessageRow>`
    select ${columns}
    from unnest(
      ${channels.map(({ id }) => id)}::uuid[],
      ${channels.map(({ last_seq }) => last_seq)}::bigint[]) as asked(id, seq)
    join messaging.broadcasts b on b.channel_id = asked.id and b.seq = asked.seq
    where b.deleted_at is null`.execute(q)
  return rows
}

import type { AccountId, ReplyTime } from '@fanfare/contract'
import { sql } from 'kysely'
import { after } from '../../../platform/clock/after.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { replyTimeOf } from './reply-time.ts'

const day = 86_400_000
const lookedBack = 90 * day
/** Whoever waits for longer has not been answered, which counts as the time they have waited. */
const waitsLong = 7 * day
/** Those that were active last, and the newest of each: the cost of measuring has an end. */
const mostConversations = 500
const mostMessages = 200
/** Fewer say nothing. */
const leastConversations = 5

interface Measured {
  readonly conversations: number
  readonly seconds: number | null
}

/**
 * From the first message of a fan that is unanswered to the next that the creator typed: the middle one of a
 * conversation, and of those the middle one, so that nobody who writes a lot decides. What the creator has not
 * accepted is left out, and so is what was not typed.
 */
export const measureReplies = async (
  { q }: Queryable,
  creatorId: AccountId,
  now: Date,
): Promise<Measured> => {
  const { rows } = await sql<Measured>`
    with talks as (
      select m.conversation_id as id from messaging.members m
      where m.account_id = ${creatorId} and m.folder = 'inbox' and m.listed_at is not null
        and m.listed_at > ${after(now, -lookedBack)} and not m.is_group and m.is_accepted
      order by m.listed_at desc, m.conversation_id desc limit ${mostConversations}
    ), said as (
      select talks.id, w.seq, w.sent_at, w.sender_id = ${creatorId} as is_own
      from talks, lateral (
        select w.seq, w.sent_at, w.sender_id from messaging.messages w
        where w.conversation_id = talks.id and w.sent_at > ${after(now, -lookedBack)}
          and w.deleted_at is null and w.origin = 'typed'
        order by w.seq desc limit ${mostMessages}) w
    ), turns as (
      select id, sent_at, is_own,
        coalesce(lag(is_own) over (partition by id order by seq), true) as follows_own,
        min(sent_at) filter (where is_own) over (
          partition by id order by seq rows between 1 following and unbounded following) as replied_at
      from said
    ), waits as (
      select id, percentile_cont(0.5) within group (
        order by extract(epoch from coalesce(replied_at, ${now}) - sent_at)) as seconds
      from turns
      where not is_own and follows_own
        and (replied_at is not null or sent_at < ${after(now, -waitsLong)})
      group by id
    )
    select count(*) as conversations,
      round(percentile_cont(0.5) within group (order by seconds))::bigint as seconds
    from waits`.execute(q)
  const { conversations, seconds } = rows[0] ?? { conversations: 0, seconds: null }
  return { conversations, seconds: conversations < leastConversations ? null : seconds }
}

/** As it was measured last. */
export const readReplyTime = async (
  { q }: Queryable,
  creatorId: AccountId,
): Promise<ReplyTime | null> => {
  const row = await q
    .selectFrom('messaging.reply_times')
    .select('median_seconds')
    .where('account_id', '=', creatorId)
    .executeTakeFirst()
  return row?.median_seconds == null ? null : replyTimeOf(row.median_seconds)
}

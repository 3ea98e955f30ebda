import type { AccountId, NotificationId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { readFollowsAmong } from '../../social/index.ts'
import { joinCauses, type NoticeRow } from './notices.ts'

/** A notice, and who would be told of it. */
export interface Asked {
  readonly accountId: AccountId
  readonly noticeId: NotificationId
}

export interface TellableNotice extends NoticeRow {
  readonly account_id: AccountId
}

interface PublishRow extends TellableNotice {
  readonly creator_id: AccountId
  readonly is_highlight: boolean
}

const askedOf = (asked: readonly Asked[]) => sql`
  unnest(${asked.map(({ accountId }) => accountId)}::uuid[],
    ${asked.map(({ noticeId }) => noticeId)}::uuid[]) as asked(account_id, id)
  left join notifications.readers r on r.account_id = asked.account_id`

/** Until when something is news: the watermarks are of the app, and say nothing of what it does not show. */
const knownUpTo = {
  seen: sql`greatest(coalesce(r.seen_seq, 0), coalesce(r.read_seq, 0))`,
  read: sql`coalesce(r.read_seq, 0)`,
}

export type News = keyof typeof knownUpTo

const readWritten = async ({ q }: Queryable, asked: readonly Asked[], until: News) => {
  const { rows } = await sql<TellableNotice>`
    select n.account_id, n.id, n.seq, n.kind, n.content_id, n.comment_id, n.subject_id, n.detail,
      n.person_count, n.at, false as is_read, coalesce(c.causes, '[]'::json) as causes
    from ${askedOf(asked)}
    join notifications.notices n on n.id = asked.id and n.account_id = asked.account_id
    ${joinCauses}
    where n.deleted_at is null and n.read_at is null
      and (n.seq > ${knownUpTo[until]} or not n.is_shown)`.execute(q)
  return rows
}

const readPublished = async ({ q }: Queryable, asked: readonly Asked[], until: News) => {
  const { rows } = await sql<PublishRow>`
    select asked.account_id, p.id, p.seq, 'publish' as kind, p.content_id, null as comment_id,
      null as subject_id, null as detail, 1 as person_count, p.at, false as is_read,
      p.creator_id, p.is_highlight,
      json_build_array(json_build_object('accountId', p.creator_id, 'causeId', p.content_id)) as causes
    from ${askedOf(asked)}
    join notifications.publishes p on p.id = asked.id
    join notifications.publishers b on b.creator_id = p.creator_id
    left join notifications.preferences w
      on w.account_id = asked.account_id and w.category = 'newPosts'
    where p.removed_at is null and not b.is_hidden
      and (p.seq > ${knownUpTo[until]} or not coalesce(w.in_app, true)) and not exists (
      select from notifications.publish_states s
      where s.account_id = asked.account_id and s.publish_id = p.id
        and (s.deleted_at is not null or s.read_at is not null))`.execute(q)
  return rows
}

/** Those of whose creators the reader hears now: they follow them since before, and the bell is on. */
const readHeard = async (db: Queryable, publishes: readonly PublishRow[]) => {
  if (publishes.length === 0) return []
  const pairs = publishes.map((one) => ({ followerId: one.account_id, creatorId: one.creator_id }))
  const found = await readFollowsAmong(db, pairs)
  const follows = new Map(found.map((one) => [`${one.followerId} ${one.creatorId}`, one]))
  return publishes.filter(({ account_id, creator_id, at, is_highlight }) => {
    const follow = follows.get(`${account_id} ${creator_id}`)
    if (!follow || follow.since >= at) return false
    return follow.bell === 'all' || (follow.bell !== 'none' && is_highlight)
  })
}

/**
 * Of these those that are there and that their readers have neither read nor deleted, nor seen where that
 * matters: three queries.
 */
export const readTellable = async (
  db: Queryable,
  asked: readonly Asked[],
  until: News,
): Promise<TellableNotice[]> => {
  if (asked.length === 0) return []
  const [written, published] = await Promise.all([
    readWritten(db, asked, until),
    readPublished(db, asked, until),
  ])
  return [...written, ...(await readHeard(db, published))]
}

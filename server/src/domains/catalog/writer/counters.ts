import type { ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import { scoreFrom } from './score.ts'

export interface Counted {
  readonly content_id: ContentId
  readonly day: string
  readonly views: number
  readonly likes: number
  readonly comments: number
}

const mostViews = 20_000
const mostChanges = 5_000

/**
 * The next views that were committed and not yet counted. Like events they are read only below the
 * oldest running transaction, so that a slow one is never skipped. The row of the watermark is locked:
 * one process counts at a time.
 */
export const takeViews = async (tx: Transaction): Promise<Counted[]> => {
  const { rows: watermarks } = await sql<{ below: string; last: string | null }>`
    select below, (
      select xid from (
        select xid from catalog.views
        where xid >= m.below and xid < pg_snapshot_xmin(pg_current_snapshot())
        order by xid limit ${mostViews}
      ) following order by xid desc limit 1
    ) as last
    from catalog.counted_views m for update`.execute(tx.q)
  const [watermark] = watermarks
  if (!watermark?.last) return []
  const { rows } = await sql<Counted>`
    select content_id, (slot at time zone 'UTC')::date::text as day,
      count(*)::int as views, 0 as likes, 0 as comments
    from catalog.views
    where xid >= ${watermark.below}::xid8 and xid <= ${watermark.last}::xid8
    group by 1, 2`.execute(tx.q)
  await sql`
    update catalog.counted_views
    set below = (${watermark.last}::text::bigint + 1)::text::xid8`.execute(tx.q)
  return rows
}

/** Likes and comments since the last time; taken means gone, so each counts once. */
export const takeChanges = async (tx: Transaction): Promise<Counted[]> => {
  const { rows } = await sql<Counted>`
    with taken as (
      delete from catalog.count_changes where id = any(array(
        select id from catalog.count_changes order by id limit ${mostChanges}
        for update skip locked))
      returning content_id, day, kind, delta
    )
    select content_id, day::text as day, 0 as views,
      coalesce(sum(delta) filter (where kind = 'like'), 0)::int as likes,
      coalesce(sum(delta) filter (where kind = 'comment'), 0)::int as comments
    from taken group by 1, 2`.execute(tx.q)
  return rows
}

const arrays = (counted: readonly Counted[]) => sql`unnest(
  ${counted.map(({ content_id }) => content_id)}::uuid[],
  ${counted.map(({ day }) => day)}::date[],
  ${counted.map(({ views }) => views)}::int[],
  ${counted.map(({ likes }) => likes)}::int[],
  ${counted.map(({ comments }) => comments)}::int[]) as n(content_id, day, views, likes, comments)`

/** Into every counter there is, in one statement: the post's, its days', its creator's days'. */
export const addCounts = async (tx: Transaction, counted: readonly Counted[]) => {
  if (counted.length === 0) return
  const score = scoreFrom({
    views: sql`(s.view_count + t.views)`,
    likes: sql`(s.like_count + t.likes)`,
    comments: sql`(s.comment_count + t.comments)`,
    publishedAt: sql`t.published_at`,
  })
  await sql`
    with n as (
      select n.*, c.creator_id, c.published_at from ${arrays(counted)}
      join catalog.contents c on c.id = n.content_id
    ), stats as (
      update catalog.content_stats s set
        view_count = s.view_count + t.views,
        like_count = s.like_count + t.likes,
        comment_count = s.comment_count + t.comments,
        score = ${score}
      from (select content_id, published_at, sum(views) views, sum(likes) likes, sum(comments) comments
            from n group by 1, 2 order by 1) t
      where s.content_id = t.content_id
      returning s.content_id, s.score
    ), tagged as (
      update catalog.content_tags set score = stats.score from stats
      where content_tags.content_id = stats.content_id
    ), dated as (
      insert into catalog.daily as d (content_id, day, views, likes, comments)
      select content_id, day, views, likes, comments from n order by 1, 2
      on conflict (content_id, day) do update set views = d.views + excluded.views,
        likes = d.likes + excluded.likes, comments = d.comments + excluded.comments
    )
    insert into catalog.creator_daily as d (creator_id, day, views, likes, comments)
    select creator_id, day, sum(views), sum(likes), sum(comments) from n group by 1, 2 order by 1, 2
    on conflict (creator_id, day) do update set views = d.views + excluded.views,
      likes = d.likes + excluded.likes, comments = d.comments + excluded.comments`.execute(tx.q)
}

import type { ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import { takeNextViews } from './next-views.ts'
import { scoreFrom } from './score.ts'

export interface Counted {
  readonly content_id: ContentId
  readonly day: string
  readonly views: number
  readonly likes: number
  readonly comments: number
}

const mostChanges = 5_000

export const takeViews = async (tx: Transaction): Promise<readonly Counted[]> =>
  (await takeNextViews(
    tx,
    'counted_views',
    (isNext) => sql<Counted>`
      select v.content_id, (v.slot at time zone 'UTC')::date::text as day,
        count(*)::int as views, 0 as likes, 0 as comments
      from catalog.views v where ${isNext}
      group by 1, 2`,
  )) ?? []

/** Likes and comments since the last time; taken means gone, so each counts once. */
export const takeChanges = async (tx: Transaction): Promise<readonly Counted[]> => {
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

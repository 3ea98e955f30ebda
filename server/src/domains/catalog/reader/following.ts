import type { AccountId, ContentId, ContentType } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Keys } from '../../../platform/paging/keyset.ts'
import { followedBy } from '../../social/index.ts'
import { listSource, type Sort } from './lists.ts'
import { narrowedSql, type Skeleton } from './narrowed.ts'

/**
 * Each is there once anyway. Said so, PostgreSQL does not keep what it has read of each in case another
 * one is the same, which took a quarter of the time.
 */
const followed = (viewer: AccountId) => sql`(
  select distinct f.creator_id from ${followedBy(viewer)} f) followed`

interface FollowedList {
  readonly viewer: AccountId
  readonly sort: Sort
  readonly type?: ContentType | undefined
}

/**
 * Posts of those whom somebody follows, merged when read: publishing writes nothing for anybody. A page
 * of twenty is by at most twenty creators, those whose next posts come first; so each of two thousand is
 * asked for one entry of an index, and only these for more.
 */
export const readFollowedSkeleton = async (
  { q }: Queryable,
  { viewer, sort, type }: FollowedList,
  after: Keys | null,
  limit: number,
): Promise<Skeleton[]> => {
  const source = listSource(sort, {})
  const posts = (most: number) =>
    narrowedSql({
      ...source,
      conditions: [...source.conditions, sql`l.creator_id = followed.creator_id`],
      columns: { type: type ? [type] : [], is_free: [true, false] },
      isNarrowed: type !== undefined,
      isDescending: true,
      after,
      limit: most,
    })
  const { rows } = await sql<Skeleton>`
    with first_ones as materialized (
      select followed.creator_id from ${followed(viewer)}
      cross join lateral (${posts(1)}) first_one
      order by first_one.key desc, first_one.id desc limit ${limit})
    select found.id, found.key from first_ones followed
    cross join lateral (${posts(limit)}) found
    order by found.key desc, found.id desc limit ${limit}`.execute(q)
  return rows
}

/** The last to post first; whoever has not posted yet comes after those who have. */
export const readFollowedByLastPost = async (
  { q }: Queryable,
  viewer: AccountId,
  most: number,
): Promise<AccountId[]> => {
  const { rows } = await sql<{ creator_id: AccountId }>`
    select followed.creator_id from ${followed(viewer)}
    left join lateral (
      select l.published_at from catalog.contents l
      where l.status = 'published' and l.creator_id = followed.creator_id
      order by l.published_at desc, l.id desc limit 1
    ) last_one on true
    order by last_one.published_at desc nulls last, followed.creator_id limit ${most}`.execute(q)
  return rows.map(({ creator_id }) => creator_id)
}

interface Since {
  readonly since: Date
  readonly id: ContentId
}

/** Whose posts have come after this one, newest first, counted no further than is shown. */
export const readNewAuthors = async (
  { q }: Queryable,
  { viewer, type }: Pick<FollowedList, 'viewer' | 'type'>,
  { since, id }: Since,
  most: number,
): Promise<AccountId[]> => {
  const ofType = type ? sql`and l.type = ${type}` : sql``
  const { rows } = await sql<{ creator_id: AccountId }>`
    select followed.creator_id from ${followed(viewer)}
    cross join lateral (
      select l.published_at, l.id from catalog.contents l
      where l.status = 'published' and l.creator_id = followed.creator_id
        and (l.published_at, l.id) > (${since}, ${id}) ${ofType}
      order by l.published_at desc, l.id desc limit ${most}
    ) found
    order by found.published_at desc, found.id desc limit ${most}`.execute(q)
  return rows.map(({ creator_id }) => creator_id)
}

export interface PostedRow {
  readonly creator_id: AccountId
  /** The newest three. */
  readonly ids: readonly ContentId[]
  readonly posts: number
}

interface Period {
  readonly since: Date
  readonly until: Date
}

/** Who posted in this time, the last to post first, with how much. */
export const readPosted = async (
  { q }: Queryable,
  viewer: AccountId,
  { since, until }: Period,
  { creators, posts }: { readonly creators: number; readonly posts: number },
): Promise<PostedRow[]> => {
  const within = (most: number) => sql`
    select l.id, l.published_at from catalog.contents l
    where l.status = 'published' and l.creator_id = followed.creator_id
      and l.published_at > ${since} and l.published_at <= ${until}
    order by l.published_at desc, l.id desc limit ${most}`
  const { rows } = await sql<PostedRow>`
    with last_ones as materialized (
      select followed.creator_id, last_one.published_at from ${followed(viewer)}
      cross join lateral (${within(1)}) last_one
      order by last_one.published_at desc, followed.creator_id limit ${creators})
    select followed.creator_id, count(*)::int as posts,
      (array_agg(found.id order by found.published_at desc, found.id desc))[1:3] as ids
    from last_ones followed cross join lateral (${within(posts)}) found
    group by followed.creator_id, followed.published_at
    order by followed.published_at desc, followed.creator_id`.execute(q)
  return rows
}

export interface AwayRow {
  readonly away_since: Date
  readonly away_until: Date
}

/** The time somebody was away, while it is shown to them. */
export const readAwayTime = async ({ q }: Queryable, id: AccountId): Promise<AwayRow | null> => {
  const row = await q
    .selectFrom('catalog.feed_visits')
    .select(['away_since', 'away_until'])
    .where('account_id', '=', id)
    .where('away_since', 'is not', null)
    .$castTo<AwayRow>()
    .executeTakeFirst()
  return row ?? null
}

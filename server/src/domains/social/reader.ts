import type { AccountId, FollowBell } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/row.ts'
import { newestFirst, type PageStart } from '../../platform/paging/keyset.ts'

export type PersonRow = Pick<Row<'social.people'>, 'following_count' | 'shows_following'>

const nothing: PersonRow = { following_count: 0, shows_following: false }

/** Whoever has never followed, been followed or chosen anything has no row. */
export const readPerson = async ({ q }: Queryable, id: AccountId): Promise<PersonRow> => {
  const row = await q
    .selectFrom('social.people')
    .select(['following_count', 'shows_following'])
    .where('account_id', '=', id)
    .executeTakeFirst()
  return row ?? nothing
}

export interface FactsRow {
  readonly id: AccountId
  readonly follower_count: number
  /** Null when the viewer does not follow them. */
  readonly bell: FollowBell | null
}

/** What is counted of these people, and what they are to the viewer: one query for a whole list. */
export const readFacts = async (
  { q }: Queryable,
  ids: readonly AccountId[],
  viewer: AccountId | null,
): Promise<FactsRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<FactsRow>`
    select wanted.id, coalesce(p.follower_count, 0) as follower_count, f.bell
    from unnest(${[...ids]}::uuid[]) as wanted(id)
    left join social.people p on p.account_id = wanted.id
    left join social.follows f on f.creator_id = wanted.id and f.follower_id = ${viewer}::uuid`.execute(
    q,
  )
  return rows
}

/** Those in the counter and those not yet rolled up into it, as of one moment. */
export const readFollowerCount = async ({ q }: Queryable, id: AccountId): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select (
      coalesce((select follower_count from social.people where account_id = ${id}), 0) +
      coalesce((select sum(delta) from social.count_changes where creator_id = ${id}), 0)
    )::int as count`.execute(q)
  return rows[0]?.count ?? 0
}

/**
 * The creators whom somebody follows and has not muted, to read from in a statement of a domain above:
 * two thousand ids would go to the process and back for each page of a feed.
 */
export const followedBy = (follower: AccountId) => sql<Pick<Row<'social.follows'>, 'creator_id'>>`(
  select f.creator_id, f.since, f.bell from social.follows f
  where f.follower_id = ${follower} and f.creator_id not in (
    select m.muted_id from social.mutes m where m.muter_id = ${follower}))`

interface FollowerStretch {
  /** Only those who followed before this. */
  readonly before: Date
  readonly after: FollowKey | null
  readonly limit: number
}

/**
 * Some of the followers of a creator, the latest first, and whether they have muted them. To read from in
 * a statement of a domain above, which knows more about each of them.
 */
export const followersOf = (creator: AccountId, { before, after, limit }: FollowerStretch) => sql<
  Pick<Row<'social.follows'>, 'follower_id' | 'since' | 'bell'>
>`(
  select f.follower_id, f.since, f.bell, exists (
    select from social.mutes m where m.muter_id = f.follower_id and m.muted_id = f.creator_id
  ) as is_muted
  from social.follows f
  where f.creator_id = ${creator} and f.since < ${before}
    and (${after?.id ?? null}::uuid is null
      or (f.since, f.follower_id) < (${after?.since ?? null}::timestamptz, ${after?.id ?? null}::uuid))
  order by f.since desc, f.follower_id desc limit ${limit})`

/** All that these people follow, by each of them. */
export const readFollowsOf = async (
  { q }: Queryable,
  followers: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await sql<{ follower_id: string; creator_ids: string[] }>`
    select follower_id, array_agg(creator_id) as creator_ids from social.follows
    where follower_id = any(${[...followers]}::uuid[]) group by follower_id`.execute(q)
  return new Map(rows.map(({ follower_id, creator_ids }) => [follower_id, creator_ids]))
}

export interface FollowKey {
  readonly id: AccountId
  readonly since: Date
}

/** Newest first. */
export const readFollowers = (
  { q }: Queryable,
  creator: AccountId,
  start: PageStart,
  who: 'all' | 'shown',
): Promise<FollowKey[]> => {
  const followers = q
    .selectFrom('social.follows')
    .select(['follower_id as id', 'since'])
    .where('creator_id', '=', creator)
    .$call(newestFirst('since', 'follower_id', start))
  return (who === 'all' ? followers : followers.where('is_shown', '=', sql.lit(true)))
    .$castTo<FollowKey>()
    .execute()
}

export const readFollowing = (
  { q }: Queryable,
  follower: AccountId,
  start: PageStart,
): Promise<FollowKey[]> =>
  q
    .selectFrom('social.follows')
    .select(['creator_id as id', 'since'])
    .where('follower_id', '=', follower)
    .$call(newestFirst('since', 'creator_id', start))
    .$castTo<FollowKey>()
    .execute()

/** Who won most followers in all since that day, at most so many. Whoever won nobody is not among them. */
export const readMostGained = async ({ q }: Queryable, since: string, most: number) => {
  const { rows } = await sql<{ creator_id: AccountId }>`
    select creator_id from social.follower_days where day >= ${since}::date
    group by creator_id having sum(gained - lost) > 0
    order by sum(gained - lost) desc, creator_id limit ${most}`.execute(q)
  return rows.map(({ creator_id }) => creator_id)
}

/** In their order, at most so many. */
export const readTrendingIds = async ({ q }: Queryable, most: number): Promise<AccountId[]> => {
  const rows = await q
    .selectFrom('social.trending_creators')
    .select('creator_id')
    .orderBy('place')
    .limit(most)
    .$castTo<{ creator_id: AccountId }>()
    .execute()
  return rows.map(({ creator_id }) => creator_id)
}

export interface FollowPair {
  readonly followerId: AccountId
  readonly creatorId: AccountId
}

interface Follow extends FollowPair {
  readonly since: Date
  readonly bell: FollowBell
}

/** Those of these follows that are there now. */
export const readFollowsAmong = async (
  { q }: Queryable,
  pairs: readonly FollowPair[],
): Promise<Follow[]> => {
  const followers = pairs.map(({ followerId }) => followerId)
  const creators = pairs.map(({ creatorId }) => creatorId)
  const { rows } = await sql<Follow>`
    select f.follower_id as "followerId", f.creator_id as "creatorId", f.since, f.bell
    from unnest(${followers}::uuid[], ${creators}::uuid[]) as asked(follower_id, creator_id)
    join social.follows f
      on f.follower_id = asked.follower_id and f.creator_id = asked.creator_id`.execute(q)
  return rows
}

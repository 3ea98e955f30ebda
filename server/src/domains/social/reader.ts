import type { AccountId, FollowBell } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/row.ts'
import { isBelow, type PageStart } from '../../platform/paging/keyset.ts'

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

export interface FollowKey {
  readonly id: AccountId
  readonly since: Date
}

/** Newest first. The fixed value stands in the text, so that the partial index fits the statement. */
export const readFollowers = (
  { q }: Queryable,
  creator: AccountId,
  { after, limit }: PageStart,
  who: 'all' | 'shown',
): Promise<FollowKey[]> => {
  const followers = q
    .selectFrom('social.follows')
    .select(['follower_id as id', 'since'])
    .where('creator_id', '=', creator)
    .where(isBelow('since', 'follower_id', after))
    .orderBy('since', 'desc')
    .orderBy('follower_id', 'desc')
    .limit(limit)
  return (who === 'all' ? followers : followers.where('is_shown', '=', sql.lit(true)))
    .$castTo<FollowKey>()
    .execute()
}

export const readFollowing = (
  { q }: Queryable,
  follower: AccountId,
  { after, limit }: PageStart,
): Promise<FollowKey[]> =>
  q
    .selectFrom('social.follows')
    .select(['creator_id as id', 'since'])
    .where('follower_id', '=', follower)
    .where(isBelow('since', 'creator_id', after))
    .orderBy('since', 'desc')
    .orderBy('creator_id', 'desc')
    .limit(limit)
    .$castTo<FollowKey>()
    .execute()

import type { AccountId, FollowBell, FollowSource } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../platform/database/database.ts'
import type { FollowerCount } from '../profiles/index.ts'
import { countedOfDay } from './follower-days/reader.ts'
import type { PersonRow } from './reader.ts'

/** Whatever one person does here happens one after the other; creators wait for nobody. */
export const lockPerson = async (tx: Transaction, id: AccountId): Promise<PersonRow> => {
  await tx.q
    .insertInto('social.people')
    .values({ account_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx.q
    .selectFrom('social.people')
    .select(['following_count', 'shows_following'])
    .where('account_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** In one order, whoever of them acts, so that two who block each other do not wait for one another. */
export const lockPeople = async (tx: Transaction, ids: readonly AccountId[]) => {
  for (const id of ids.toSorted()) await lockPerson(tx, id)
}

interface NewFollows {
  readonly follower: AccountId
  readonly bell: FollowBell
  readonly isShown: boolean
}

/** Answers those who were not followed before. */
export const insertFollows = async (
  tx: Transaction,
  creators: readonly AccountId[],
  { follower, bell, isShown }: NewFollows,
  now: Date,
): Promise<AccountId[]> => {
  if (creators.length === 0) return []
  const rows = await tx.q
    .insertInto('social.follows')
    .values(
      creators.map((creator) => ({
        follower_id: follower,
        creator_id: creator,
        bell,
        is_shown: isShown,
        since: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('creator_id')
    .$castTo<{ creator_id: AccountId }>()
    .execute()
  return rows.map(({ creator_id }) => creator_id)
}

export const deleteFollow = async (
  tx: Transaction,
  follower: AccountId,
  creator: AccountId,
): Promise<boolean> => {
  const row = await tx.q
    .deleteFrom('social.follows')
    .where('follower_id', '=', follower)
    .where('creator_id', '=', creator)
    .returning('creator_id')
    .executeTakeFirst()
  return row !== undefined
}

export const changeBell = async (
  tx: Transaction,
  follower: AccountId,
  creator: AccountId,
  bell: FollowBell,
): Promise<boolean> => {
  const row = await tx.q
    .updateTable('social.follows')
    .set({ bell })
    .where('follower_id', '=', follower)
    .where('creator_id', '=', creator)
    .returning('creator_id')
    .executeTakeFirst()
  return row !== undefined
}

/** What is counted for its day: somebody came, from where, or somebody went. */
export type CountChange =
  | { readonly delta: 1; readonly source: FollowSource }
  | { readonly delta: -1; readonly source: null }

/** Needs the follower's lock. Theirs is counted at once; the creators' are appended, not added. */
export const noteCounts = async (
  tx: Transaction,
  follower: AccountId,
  creators: readonly AccountId[],
  { delta, source }: CountChange,
  now: Date,
) => {
  await tx.q
    .updateTable('social.people')
    .set({ following_count: sql`following_count + ${delta * creators.length}` })
    .where('account_id', '=', follower)
    .execute()
  const changes = creators.map((creator) => ({ creator_id: creator, delta, source, at: now }))
  await tx.q.insertInto('social.count_changes').values(changes).execute()
}

/** Needs their lock. At most as many rows as one person can follow. */
export const showFollowing = async (tx: Transaction, id: AccountId, shows: boolean) => {
  await tx.q
    .updateTable('social.people')
    .set({ shows_following: shows })
    .where('account_id', '=', id)
    .execute()
  await tx.q
    .updateTable('social.follows')
    .set({ is_shown: shows })
    .where('follower_id', '=', id)
    .execute()
}

const mostChanges = 5_000

/** Taken means gone, so each change counts once, also for its day. Answers whose counts changed. */
export const countChanges = async (tx: Transaction): Promise<FollowerCount[]> => {
  const { rows } = await sql<FollowerCount>`
    with taken as (
      delete from social.count_changes where id = any(array(
        select id from social.count_changes order by id limit ${mostChanges}
        for update skip locked))
      returning creator_id, delta, source, at
    ), days as (
      insert into social.follower_days as d
        (creator_id, day, gained, lost, from_profile, from_post, from_card, from_pack)
      select creator_id, (at at time zone 'UTC')::date, ${countedOfDay}
      from taken group by 1, 2 order by 1, 2
      on conflict (creator_id, day) do update
        set gained = d.gained + excluded.gained, lost = d.lost + excluded.lost,
          from_profile = d.from_profile + excluded.from_profile,
          from_post = d.from_post + excluded.from_post,
          from_card = d.from_card + excluded.from_card,
          from_pack = d.from_pack + excluded.from_pack
    )
    insert into social.people as p (account_id, follower_count)
    select creator_id, sum(delta) from taken group by 1 order by 1
    on conflict (account_id) do update set follower_count = p.follower_count + excluded.follower_count
    returning p.account_id as id, p.follower_count as followers`.execute(tx.q)
  return rows
}

/** In this order. Whoever ranks at the same time waits, so that nobody is there twice. */
export const replaceTrending = async (tx: Transaction, creators: readonly AccountId[]) => {
  await sql`lock table social.trending_creators in share row exclusive mode`.execute(tx.q)
  await tx.q.deleteFrom('social.trending_creators').execute()
  if (creators.length === 0) return
  await tx.q
    .insertInto('social.trending_creators')
    .values(creators.map((creator, at) => ({ creator_id: creator, place: at + 1 })))
    .execute()
}

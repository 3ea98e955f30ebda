import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { type ProfileRow, selectProfiles } from '../reader.ts'

const idsOf = (rows: readonly { readonly id: AccountId }[]) => rows.map(({ id }) => id)

/** Who can be found at all: a confirmed email address, and not suspended. */
const isListed = sql<boolean>`is_confirmed and suspended_at is null`

/** Those of these people who can be found, by everyone or by whoever is signed in. */
export const readListedProfiles = async (
  db: Queryable,
  ids: readonly AccountId[],
): Promise<ProfileRow[]> =>
  ids.length === 0
    ? []
    : selectProfiles(db)
        .where(sql<boolean>`account_id = any(${[...ids]}::uuid[])`)
        .where(isListed)
        .execute()

/** All who can be found, in the order of ids. */
export const readListedAfter = async (
  { q }: Queryable,
  after: AccountId | null,
  limit: number,
): Promise<AccountId[]> => {
  const isAfter = after ? sql<boolean>`account_id > ${after}` : sql<boolean>`true`
  const { rows } = await sql<{ id: AccountId }>`
    select account_id as id from profiles.profiles where ${isListed} and ${isAfter}
    order by account_id limit ${limit}`.execute(q)
  return idsOf(rows)
}

/** After every character that a name can have. */
const last = '\u{10FFFF}'

/** By the beginning of a username or a display name: each reads as many entries of its index as it finds. */
export const findByName = async (
  { q }: Queryable,
  beginning: string,
  limit: number,
): Promise<AccountId[]> => {
  const letters = beginning.toLowerCase()
  const whoseName = (name: 'username' | 'lower(display_name)') => sql`
    (select account_id as id, username from profiles.profiles
     where ${isListed} and ${sql.raw(name)} collate "C" >= ${letters}
       and ${sql.raw(name)} collate "C" < ${letters + last}
     order by ${sql.raw(name)} collate "C" limit ${limit})`
  const { rows } = await sql<{ id: AccountId }>`
    select id from (${whoseName('username')} union ${whoseName('lower(display_name)')}) found
    order by username limit ${limit}`.execute(q)
  return idsOf(rows)
}

/** Between whom and this person there is a block, at most so many. */
export const readHiddenFrom = async (
  { q }: Queryable,
  viewer: AccountId,
  limit: number,
): Promise<AccountId[]> => {
  const { rows } = await sql<{ id: AccountId }>`
    select other_id as id from profiles.hidden_pairs where viewer_id = ${viewer}
    limit ${limit}`.execute(q)
  return idsOf(rows)
}

import { AccountId } from '@fanfare/contract'
import { type Expression, sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { type Actor, accountOf } from '../../../platform/scope.ts'
import { type Seeable, type Sight, sightOf } from '../policy.ts'
import { type ProfileRow, selectProfiles, usernameShape } from '../reader.ts'

/** Only for the list of whom somebody has blocked, for what they bought before, and for what they report. */
export interface Seeing {
  readonly despiteBlocks?: boolean
}

/** Whether a block stands between this actor and the person of this column: one lookup by key. */
export const isBlockedFrom = (actor: Actor, person: string) =>
  sql<boolean>`exists (
    select from profiles.hidden_pairs where viewer_id = ${accountOf(actor)} and other_id = ${sql.ref(person)})`

const readSeen = async (
  db: Queryable,
  actor: Actor,
  which: Expression<boolean>,
  { despiteBlocks = false }: Seeing,
): Promise<ProfileRow[]> => {
  const rows = await selectProfiles(db)
    .select(isBlockedFrom(actor, 'account_id').as('is_blocked'))
    .where(which)
    .$castTo<ProfileRow & Seeable>()
    .execute()
  return rows.filter((row) => {
    const sight = sightOf(row, actor)
    return sight === 'seen' || (despiteBlocks && sight === 'blocked')
  })
}

/** In no particular order; whoever this actor may not see is left out. */
export const seeProfiles = async (
  db: Queryable,
  actor: Actor,
  ids: readonly AccountId[],
  seeing: Seeing = {},
): Promise<ProfileRow[]> =>
  ids.length === 0 ? [] : readSeen(db, actor, sql<boolean>`account_id = any(${[...ids]})`, seeing)

/** Null for whoever this actor may not see, as for whoever is not there. */
export const seeProfile = async (
  db: Queryable,
  actor: Actor,
  id: AccountId,
  seeing: Seeing = {},
): Promise<ProfileRow | null> =>
  (await readSeen(db, actor, sql<boolean>`account_id = ${id}`, seeing))[0] ?? null

/** By username or by account id: no username has the shape of one. What can be neither is not looked for. */
export const seeProfileNamed = async (
  db: Queryable,
  actor: Actor,
  named: string,
): Promise<ProfileRow | null> => {
  const lower = named.toLowerCase()
  const id = AccountId.safeParse(lower)
  if (id.success) return seeProfile(db, actor, id.data)
  if (!usernameShape.test(lower)) return null
  return (await readSeen(db, actor, sql<boolean>`username = ${lower}`, {}))[0] ?? null
}

/** By usernames, in no particular order; whoever this actor may not see is left out. */
export const seeProfilesNamed = async (
  db: Queryable,
  actor: Actor,
  usernames: readonly string[],
): Promise<ProfileRow[]> =>
  usernames.length === 0
    ? []
    : readSeen(db, actor, sql<boolean>`username = any(${[...usernames]})`, {})

interface Asked {
  readonly actor: Actor
  readonly id: AccountId
}

const keyOf = ({ actor, id }: Asked) => `${accountOf(actor) ?? ''}:${id}`

/** What each of these people is to each of these actors: one query for all of them. */
export const readSights = async (
  { q }: Queryable,
  asked: readonly Asked[],
): Promise<(one: Asked) => Sight> => {
  const pairs = [...new Map(asked.map((one) => [keyOf(one), one])).values()]
  if (pairs.length === 0) return () => 'hidden'
  const viewers = pairs.map(({ actor }) => accountOf(actor))
  const ids = pairs.map(({ id }) => id)
  const { rows } = await sql<Seeable & { viewer_id: AccountId | null; account_id: AccountId }>`
    select pair.viewer_id, p.account_id, p.visibility, p.suspended_at,
      h.viewer_id is not null as is_blocked
    from unnest(${viewers}::uuid[], ${ids}::uuid[]) as pair(viewer_id, other_id)
    join profiles.profiles p on p.account_id = pair.other_id
    left join profiles.hidden_pairs h
      on h.viewer_id = pair.viewer_id and h.other_id = pair.other_id`.execute(q)
  const known = new Map(rows.map((row) => [`${row.viewer_id ?? ''}:${row.account_id}`, row]))
  return (one) => sightOf(known.get(keyOf(one)) ?? null, one.actor)
}

/** Those of these people between whom and this person there is a block. Strangers have none. */
export const readBlockedFrom = async (
  { q }: Queryable,
  viewer: AccountId | null,
  ids: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> => {
  if (!viewer || ids.length === 0) return new Set()
  const rows = await q
    .selectFrom('profiles.hidden_pairs')
    .select('other_id')
    .where('viewer_id', '=', viewer)
    .where(sql<boolean>`other_id = any(${[...ids]})`)
    .$castTo<{ other_id: AccountId }>()
    .execute()
  return new Set(rows.map(({ other_id }) => other_id))
}

/** Whether anybody is hidden from this person by a block, or they from anybody. */
export const hasBlocks = async ({ q }: Queryable, id: AccountId): Promise<boolean> => {
  const row = await q
    .selectFrom('profiles.hidden_pairs')
    .select('other_id')
    .where('viewer_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface Pair {
  readonly one: AccountId
  readonly other: AccountId
}

/** Those of these pairs between whom there is a block. */
export const readBlockedPairs = async (
  { q }: Queryable,
  pairs: readonly Pair[],
): Promise<Pair[]> => {
  const ones = pairs.map(({ one }) => one)
  const others = pairs.map(({ other }) => other)
  const { rows } = await sql<Pair>`
    select h.viewer_id as one, h.other_id as other
    from unnest(${ones}::uuid[], ${others}::uuid[]) as asked(one, other)
    join profiles.hidden_pairs h on h.viewer_id = asked.one and h.other_id = asked.other`.execute(q)
  return rows
}

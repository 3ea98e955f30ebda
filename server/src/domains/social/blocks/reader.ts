import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { newestFirst, type PageStart } from '../../../platform/paging/keyset.ts'

export interface HiddenKey {
  readonly id: AccountId
  readonly since: Date
}

export const hasBlocked = async ({ q }: Queryable, blocker: AccountId, blocked: AccountId) => {
  const row = await q
    .selectFrom('social.blocks')
    .select('since')
    .where('blocker_id', '=', blocker)
    .where('blocked_id', '=', blocked)
    .executeTakeFirst()
  return row !== undefined
}

/** At most as many rows as one person can block. */
export const countBlocks = async ({ q }: Queryable, blocker: AccountId): Promise<number> => {
  const { count } = await q
    .selectFrom('social.blocks')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('blocker_id', '=', blocker)
    .executeTakeFirstOrThrow()
  return count
}

export const countMutes = async ({ q }: Queryable, muter: AccountId): Promise<number> => {
  const { count } = await q
    .selectFrom('social.mutes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('muter_id', '=', muter)
    .executeTakeFirstOrThrow()
  return count
}

/** Newest first. */
export const readBlocked = ({ q }: Queryable, blocker: AccountId, start: PageStart) =>
  q
    .selectFrom('social.blocks')
    .select(['blocked_id as id', 'since'])
    .where('blocker_id', '=', blocker)
    .$call(newestFirst('since', 'blocked_id', start))
    .$castTo<HiddenKey>()
    .execute()

/** Newest first. */
export const readMuted = ({ q }: Queryable, muter: AccountId, start: PageStart) =>
  q
    .selectFrom('social.mutes')
    .select(['muted_id as id', 'since'])
    .where('muter_id', '=', muter)
    .$call(newestFirst('since', 'muted_id', start))
    .$castTo<HiddenKey>()
    .execute()

/** Those of these people whom this person has muted: one lookup by key for each. */
export const readMutedAmong = async (
  { q }: Queryable,
  muter: AccountId,
  ids: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> => {
  const rows = await q
    .selectFrom('social.mutes')
    .select('muted_id')
    .where('muter_id', '=', muter)
    .where(sql<boolean>`muted_id = any(${[...ids]})`)
    .$castTo<{ muted_id: AccountId }>()
    .execute()
  return new Set(rows.map(({ muted_id }) => muted_id))
}

/** All whom this person has muted; the limit of a person bounds them. */
export const readMutedIds = async ({ q }: Queryable, muter: AccountId): Promise<AccountId[]> => {
  const rows = await q
    .selectFrom('social.mutes')
    .select('muted_id')
    .where('muter_id', '=', muter)
    .$castTo<{ muted_id: AccountId }>()
    .execute()
  return rows.map(({ muted_id }) => muted_id)
}

export interface MutePair {
  readonly muter: AccountId
  readonly muted: AccountId
}

/** Those of these pairs of which the first has muted the second. */
export const readMutedPairs = async (
  { q }: Queryable,
  pairs: readonly MutePair[],
): Promise<MutePair[]> => {
  const muters = pairs.map(({ muter }) => muter)
  const muted = pairs.map((pair) => pair.muted)
  const { rows } = await sql<MutePair>`
    select m.muter_id as muter, m.muted_id as muted
    from unnest(${muters}::uuid[], ${muted}::uuid[]) as asked(muter_id, muted_id)
    join social.mutes m on m.muter_id = asked.muter_id and m.muted_id = asked.muted_id`.execute(q)
  return rows
}

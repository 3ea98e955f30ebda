import type { AccountId, CategorySlug } from '@fanfare/contract'
import { type Expression, sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { isAbove, isBelow, type Keys } from '../../../platform/paging/keyset.ts'

/** Who everyone may see. */
const selectListed = (db: Queryable) =>
  db.q
    .selectFrom('profiles.profiles')
    .where('visibility', '=', sql.lit('everyone'))
    .where('is_confirmed', '=', sql.lit(true))
    .where('suspended_at', 'is', null)

export interface CreatorFilter {
  readonly category?: CategorySlug | undefined
  readonly isVerified: boolean
  readonly sellsTiers: boolean
  readonly since: Date | null
}

/** Creators of whom all of this is true. */
const selectCreators = (
  db: Queryable,
  { category, isVerified, sellsTiers, since }: CreatorFilter,
) =>
  selectListed(db)
    .where('creator_since', 'is not', null)
    .$if(category !== undefined, (list) => list.where('category', '=', category ?? null))
    .$if(isVerified, (list) => list.where('is_verified', '=', sql.lit(true)))
    .$if(sellsTiers, (list) => list.where('sells_tiers', '=', sql.lit(true)))
    .$if(since !== null, (list) => list.where('creator_since', '>', since))

export interface CreatorKey {
  readonly id: AccountId
  readonly since: Date
  readonly followers: number
}

const columns = {
  newest: 'creator_since',
  followers: 'follower_count',
} as const
export type KeptOrder = keyof typeof columns

interface CreatorPage {
  readonly filter: CreatorFilter
  readonly order: KeptOrder
  /** Which of them are hidden from whoever asks. */
  readonly isHidden: Expression<boolean>
  readonly after: Keys | null
  readonly limit: number
}

/** Apart from those hidden by a block the list is the same for all callers. */
export const readCreators = (db: Queryable, page: CreatorPage): Promise<CreatorKey[]> => {
  const column = columns[page.order]
  return selectCreators(db, page.filter)
    .select(['account_id as id', 'creator_since as since', 'follower_count as followers'])
    .where((row) => row.not(page.isHidden))
    .where(isBelow(column, 'account_id', page.after))
    .orderBy(column, 'desc')
    .orderBy('account_id', 'desc')
    .limit(page.limit)
    .$castTo<CreatorKey>()
    .execute()
}

/** Those of these who are listed and of whom this is true, in no particular order. */
export const readCreatorsAmong = async (
  db: Queryable,
  ids: readonly AccountId[],
  filter: CreatorFilter,
): Promise<ReadonlySet<AccountId>> => {
  if (ids.length === 0) return new Set()
  const rows = await selectCreators(db, filter)
    .select('account_id as id')
    .where(sql<boolean>`account_id = any(${[...ids]})`)
    .$castTo<{ id: AccountId }>()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** When those of these joined who have confirmed their email and are not suspended. */
export const readConfirmedSince = async (
  { q }: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date>> => {
  if (ids.length === 0) return new Map()
  const rows = await q
    .selectFrom('profiles.profiles')
    .select(['account_id', 'joined_at'])
    .where(sql<boolean>`account_id = any(${[...ids]}::uuid[])`)
    .where('is_confirmed', '=', sql.lit(true))
    .where('suspended_at', 'is', null)
    .execute()
  return new Map(rows.map(({ account_id, joined_at }) => [account_id, joined_at]))
}

export interface JoinedSpan {
  readonly from: Date
  readonly to: Date
}

export interface JoinedRow {
  readonly id: AccountId
  readonly username: string
  readonly joinedAt: Date
  readonly updatedAt: Date
}

/** For the sitemap: whom everyone may see, by when they joined. */
export const readJoined = (
  db: Queryable,
  { from, to }: JoinedSpan,
  after: Keys | null,
  limit: number,
): Promise<JoinedRow[]> =>
  selectListed(db)
    .select(['account_id as id', 'username', 'joined_at as joinedAt', 'updated_at as updatedAt'])
    .where('joined_at', '>=', from)
    .where('joined_at', '<', to)
    .where(isAbove('joined_at', 'account_id', after))
    .orderBy('joined_at')
    .orderBy('account_id')
    .limit(limit)
    .$castTo<JoinedRow>()
    .execute()

/** How many of them joined in each month (UTC), oldest first: one pass over an index. */
export const readJoinedMonths = async ({ q }: Queryable) => {
  const { rows } = await sql<{ month: string; people: number }>`
    select to_char(joined_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::float8 as people
    from profiles.profiles
    where visibility = 'everyone' and is_confirmed and suspended_at is null
    group by 1 order by 1`.execute(q)
  return rows
}

import type { AccountId, AssetId, CategorySlug } from '@fanfare/contract'
import { type Expression, sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/row.ts'
import { isBelow, type PageStart } from '../../platform/paging/keyset.ts'

const personColumns = [
  'account_id',
  'username',
  'display_name',
  'bio',
  'is_verified',
  'sells_tiers',
  'category',
  'picture_asset_id',
] as const
const columns = [
  ...personColumns,
  'location',
  'website',
  'visibility',
  'creator_since',
  'picture_pending_id',
  'banner_asset_id',
  'banner_pending_id',
  'joined_at',
  'suspended_at',
] as const

export interface ProfileRow extends Pick<Row<'profiles.profiles'>, (typeof columns)[number]> {
  readonly account_id: AccountId
  readonly visibility: 'everyone' | 'signed-in'
  readonly category: CategorySlug | null
  readonly picture_asset_id: AssetId | null
  readonly picture_pending_id: AssetId | null
  readonly banner_asset_id: AssetId | null
  readonly banner_pending_id: AssetId | null
}

export const selectProfiles = (db: Queryable) =>
  db.q.selectFrom('profiles.profiles').select(columns).$castTo<ProfileRow>()

export const readProfile = async (db: Queryable, id: AccountId) =>
  (await selectProfiles(db).where('account_id', '=', id).executeTakeFirst()) ?? null

/** In no particular order; who is not there is left out. */
export const readProfiles = async (db: Queryable, ids: readonly AccountId[]) =>
  ids.length === 0
    ? []
    : selectProfiles(db)
        .where(sql<boolean>`account_id = any(${[...ids]})`)
        .execute()

/** Those of these people who are suspended. */
export const readSuspended = async (
  { q }: Queryable,
  ids: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> => {
  if (ids.length === 0) return new Set()
  const rows = await q
    .selectFrom('profiles.profiles')
    .select('account_id')
    .where(sql<boolean>`account_id = any(${[...ids]})`)
    .where('suspended_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ account_id }) => account_id as AccountId))
}

export const usernameShape = /^[a-z0-9_]{3,30}$/

/** What cannot be a username is not looked for. */
export const readProfileByUsername = async (db: Queryable, typed: string) => {
  const username = typed.toLowerCase()
  if (!usernameShape.test(username)) return null
  return (await selectProfiles(db).where('username', '=', username).executeTakeFirst()) ?? null
}

export type PersonRow = Pick<ProfileRow, (typeof personColumns)[number]>
export type CreatorRow = PersonRow & { readonly creator_since: Date }

/**
 * Newest first. Only profiles everyone may see, of people whose email is confirmed: apart from those
 * hidden by a block the list is the same for all callers. Fixed values stand in the text, so that the
 * partial index fits the prepared statement.
 */
export const readCreators = (
  db: Queryable,
  isHidden: Expression<boolean>,
  { after, limit }: PageStart,
) =>
  db.q
    .selectFrom('profiles.profiles')
    .select([...personColumns, 'creator_since'])
    .where('creator_since', 'is not', null)
    .where('visibility', '=', sql.lit('everyone'))
    .where('is_confirmed', '=', sql.lit(true))
    .where('suspended_at', 'is', null)
    .where((row) => row.not(isHidden))
    .where(isBelow('creator_since', 'account_id', after))
    .orderBy('creator_since', 'desc')
    .orderBy('account_id', 'desc')
    .limit(limit)
    .$castTo<CreatorRow>()
    .execute()

const sitemapLimit = 50_000

/** For the sitemap: the profiles whose id ends in this byte. */
export const readPublicUsernames = (db: Queryable, lastByte: number) =>
  db.q
    .selectFrom('profiles.profiles')
    .select(['username', 'updated_at as updatedAt'])
    .where('visibility', '=', sql.lit('everyone'))
    .where('is_confirmed', '=', sql.lit(true))
    .where('suspended_at', 'is', null)
    .where(sql<number>`get_byte(uuid_send(account_id), 15)`, '=', lastByte)
    .limit(sitemapLimit)
    .execute()

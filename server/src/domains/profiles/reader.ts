import type { AccountId, AssetId, CategorySlug } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/row.ts'

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

import type { AccountId, DataSharing } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'

const off: DataSharing = { on: false, ageRange: null, gender: null }

/** Whoever has not turned it on has no row. */
export const readDataSharing = async ({ q }: Queryable, id: AccountId): Promise<DataSharing> => {
  const row = await q
    .selectFrom('profiles.data_sharing')
    .select(['age_range as ageRange', 'gender'])
    .where('account_id', '=', id)
    .$castTo<Pick<DataSharing, 'ageRange' | 'gender'>>()
    .executeTakeFirst()
  return row ? { on: true, ageRange: row.ageRange, gender: row.gender } : off
}

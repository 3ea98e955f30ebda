import type { AccountId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { readLastPublished } from '../../catalog/index.ts'
import { readGroups } from '../audience/reader.ts'
import { readTiers } from '../tiers/reader.ts'

/**
 * Since when a creator has published nothing. Null where that costs them nothing: nobody pays, or
 * only for what is sold as a library.
 */
export const readSilence = async (db: Queryable, creatorId: AccountId): Promise<Date | null> => {
  const groups = await readGroups(db, creatorId)
  const paying = groups.filter(({ kind, people }) => kind === 'paying' && people > 0)
  const tiers = await readTiers(db, [...new Set(paying.map(({ tier_id }) => tier_id))])
  const made = tiers.filter(({ is_library }) => !is_library).map(({ created_at }) => created_at)
  if (made.length === 0) return null
  const first = new Date(Math.min(...made.map((at) => at.getTime())))
  return (await readLastPublished(db, creatorId)) ?? first
}

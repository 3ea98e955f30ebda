import { isTeaser } from '@fanfare/contract/limits'
import type { Transaction } from '../../platform/database/database.ts'
import { type AssetSummary, makeTeaser, removeAsset } from '../media/index.ts'
import type { ContentRow } from './reader/contents.ts'
import type { ContentChange } from './writer/contents.ts'

export const noTeaser = { teaser_asset_id: null, teaser_start: null, teaser_end: null }

/** Whatever was wrong with the old file goes with its free part too; the same seconds of the new one follow. */
export const cutAgain = async (
  tx: Transaction,
  { creator_id: ownerId, teaser_asset_id: before, teaser_start, teaser_end }: ContentRow,
  { id: sourceId, duration }: AssetSummary,
  now: Date,
): Promise<ContentChange> => {
  if (!before) return {}
  await removeAsset(tx, before, now)
  const range = { start: teaser_start ?? 0, end: teaser_end ?? 0 }
  if (!duration || !isTeaser(range, duration)) return noTeaser
  return { teaser_asset_id: await makeTeaser(tx, { ownerId, sourceId, ...range }, now) }
}

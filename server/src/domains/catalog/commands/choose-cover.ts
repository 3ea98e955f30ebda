import type { AssetId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { removeAsset } from '../../media/index.ts'
import type { ContentRow } from '../reader/contents.ts'
import type { ContentChange } from '../writer/contents.ts'

/** The chosen cover is shown once its file is ready; until then the previous cover stays. */
export const chooseCover = async (
  tx: Transaction,
  row: ContentRow,
  asset: AssetId,
  now: Date,
): Promise<ContentChange> => {
  if (row.cover_pending_id) await removeAsset(tx, row.cover_pending_id, now)
  return { cover_pending_id: asset, cover_pending_kind: 'chosen' }
}

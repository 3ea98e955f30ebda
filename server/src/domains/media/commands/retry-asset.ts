import type { AssetId } from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { canRetry, lengths } from '../policy.ts'
import { lockAsset, markAccepted } from '../writer/assets.ts'

/** Goes on with the step that failed. One that has not failed, or is gone, stays as it is. */
export const retryAsset = async (tx: Transaction, id: AssetId, now: Date): Promise<void> => {
  const asset = await lockAsset(tx, id)
  if (asset?.status !== 'failed' || asset.removed_at || !canRetry(asset.purpose)) return
  await markAccepted(tx, asset, after(now, lengths.processing))
  tx.emit('media.asset-accepted', { assetId: id, ownerId: asset.owner_id, purpose: asset.purpose })
}

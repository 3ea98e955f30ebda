import type { AssetId } from '@fanfare/contract'
import type { Scope } from '../../../platform/scope.ts'
import { folderOfAsset } from '../artefacts.ts'
import { canRetry, isEnded, keepsOriginal } from '../policy.ts'
import { findArtefacts } from '../reader/artefacts.ts'
import { findAsset } from '../reader/assets.ts'

/**
 * Removes what runs that were killed have begun and nobody has recorded, and the file that was sent
 * when nothing needs it any more. Only of an asset that has ended: nobody writes there meanwhile.
 */
export const tidyObjects = async (scope: Scope, assetId: AssetId) => {
  const asset = await findAsset(scope.primary, assetId)
  if (!asset || !isEnded(asset)) return
  const recorded = await findArtefacts(scope.primary, [assetId])
  const folder = folderOfAsset(assetId)
  await scope.storage.abortMultiparts(folder)
  await scope.storage.removeUnder('private', folder, new Set(recorded.map(({ key }) => key)))
  const { purpose, status, upload_id, original_key } = asset
  const isUsedUp = !keepsOriginal(purpose) && (status === 'ready' || !canRetry(purpose))
  if (upload_id && original_key && isUsedUp) await scope.storage.remove('private', [original_key])
}

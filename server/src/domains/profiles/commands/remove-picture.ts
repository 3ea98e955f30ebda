import type { SignedInScope } from '../../../platform/scope.ts'
import { removeAsset } from '../../media/index.ts'
import { changeProfile, lockProfile } from '../writer.ts'

export const removePicture = (scope: SignedInScope) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const { picture_asset_id: shown, picture_pending_id: pending } = await lockProfile(
      tx,
      accountId,
    )
    if (!shown && !pending) return
    const change = { picture_asset_id: null, picture_pending_id: null }
    await changeProfile(tx, accountId, change, scope.now())
    if (shown) await removeAsset(tx, shown, scope.now())
    if (pending) await removeAsset(tx, pending, scope.now())
  })

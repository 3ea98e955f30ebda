import type { UploadId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { acceptUpload, checkArrived } from '../../media/index.ts'
import { changeProfile, lockProfile } from '../writer.ts'

/** The old picture stays until the new one is ready. */
export const changePicture = async (scope: SignedInScope, fileId: UploadId) => {
  const { accountId } = scope.actor
  const arrival = await checkArrived(scope, fileId)
  return scope.transact(async (tx) => {
    const profile = await lockProfile(tx, accountId)
    const wanted = { ownerId: accountId, purpose: 'avatar', arrival } as const
    const asset = await acceptUpload(tx, wanted, scope.now())
    if (asset === profile.picture_pending_id || asset === profile.picture_asset_id) return profile
    return changeProfile(tx, accountId, { picture_pending_id: asset }, scope.now())
  })
}

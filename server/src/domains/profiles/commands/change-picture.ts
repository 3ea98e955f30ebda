import type { UploadId } from '@fanfare/contract'
import type { Scope, SignedIn } from '../../../platform/scope.ts'
import { acceptUpload } from '../../media/index.ts'
import { changeProfile, lockProfile } from '../writer.ts'

/** The old picture stays until the new one is ready. */
export const changePicture = (scope: Scope & { actor: SignedIn }, fileId: UploadId) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const profile = await lockProfile(tx, accountId)
    const asset = await acceptUpload(tx, scope, {
      ownerId: accountId,
      uploadId: fileId,
      purpose: 'avatar',
    })
    if (asset === profile.picture_pending_id || asset === profile.picture_asset_id) return profile
    return changeProfile(tx, accountId, { picture_pending_id: asset }, scope.now())
  })

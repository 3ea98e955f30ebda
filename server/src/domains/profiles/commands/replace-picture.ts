import type { ProfilePicture, UploadId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { acceptUpload, checkArrived, removeAsset } from '../../media/index.ts'
import { pictureColumns } from '../pictures.ts'
import { changeProfile, lockProfile } from '../writer.ts'

/** The old picture stays until the new one is ready; one that was chosen before and is not ready yet goes. */
export const replacePicture = async (
  scope: SignedInScope,
  purpose: ProfilePicture,
  fileId: UploadId,
) => {
  const { accountId } = scope.actor
  const { shown, pending } = pictureColumns[purpose]
  const arrival = await checkArrived(scope, fileId)
  return scope.transact(async (tx) => {
    const profile = await lockProfile(tx, accountId)
    const held = [profile[shown], profile[pending]]
    const wanted = { ownerId: accountId, purpose, arrival, held }
    const asset = await acceptUpload(tx, wanted, scope.now())
    if (held.includes(asset)) return profile
    const before = profile[pending]
    if (before) await removeAsset(tx, before, scope.now())
    return changeProfile(tx, accountId, { [pending]: asset }, scope.now())
  })
}

export const takePictureAway = (scope: SignedInScope, purpose: ProfilePicture) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const { shown, pending } = pictureColumns[purpose]
    const profile = await lockProfile(tx, accountId)
    const assets = [profile[shown], profile[pending]].filter((asset) => asset !== null)
    if (assets.length === 0) return
    await changeProfile(tx, accountId, { [shown]: null, [pending]: null }, scope.now())
    for (const asset of assets) await removeAsset(tx, asset, scope.now())
  })

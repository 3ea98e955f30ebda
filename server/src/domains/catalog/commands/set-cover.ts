import type { ContentId, UploadId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { acceptUpload, checkArrived } from '../../media/index.ts'
import { chooseCover } from './choose-cover.ts'
import { editLiving } from './editing.ts'

export const setCover = async (scope: SignedInScope, id: ContentId, fileId: UploadId) => {
  const arrival = await checkArrived(scope, fileId)
  return editLiving(scope, id, async (tx, row) => {
    const held = [row.cover_asset_id, row.cover_pending_id]
    const wanted = { ownerId: row.creator_id, purpose: 'thumbnail', arrival, held } as const
    const asset = await acceptUpload(tx, wanted, scope.now())
    if (held.includes(asset)) return {}
    return chooseCover(tx, row, asset, scope.now())
  })
}

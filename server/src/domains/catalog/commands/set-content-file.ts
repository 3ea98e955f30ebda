import type { ContentId, UploadId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { acceptUpload, checkArrived, removeAsset } from '../../media/index.ts'
import { noTeaser } from '../teaser.ts'
import { editLiving } from './editing.ts'

/** Whoever bought what was ever published has the old file until the new one is good enough. */
export const setContentFile = async (scope: SignedInScope, id: ContentId, fileId: UploadId) => {
  const arrival = await checkArrived(scope, fileId)
  return editLiving(scope, id, async (tx, row) => {
    const { type, file_asset_id: present, pending_asset_id: pending } = row
    if (type !== 'video' && type !== 'audio') return fail('content.wrong-type')
    const wanted = { ownerId: row.creator_id, purpose: type, arrival, held: [present, pending] }
    const asset = await acceptUpload(tx, wanted, scope.now())
    if (asset === present || asset === pending) return {}
    if (pending) await removeAsset(tx, pending, scope.now())
    if (row.published_at) return { pending_asset_id: asset }
    if (present) await removeAsset(tx, present, scope.now())
    if (row.teaser_asset_id) await removeAsset(tx, row.teaser_asset_id, scope.now())
    return { file_asset_id: asset, pending_asset_id: null, ...noTeaser }
  })
}

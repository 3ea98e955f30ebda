import type { AssetId, ContentId, UploadId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { acceptUpload, checkArrived, makeCover, removeAsset } from '../../media/index.ts'
import { readFiles } from '../files.ts'
import type { ContentRow } from '../reader/contents.ts'
import type { ContentChange } from '../writer/contents.ts'
import { editLiving } from './editing.ts'

/** Shown once it is ready; until then the one before it stays. */
const choose = async (
  tx: Transaction,
  row: ContentRow,
  asset: AssetId,
  now: Date,
): Promise<ContentChange> => {
  if (row.cover_pending_id) await removeAsset(tx, row.cover_pending_id, now)
  return { cover_pending_id: asset, cover_pending_kind: 'chosen' }
}

export const setCover = async (scope: SignedInScope, id: ContentId, fileId: UploadId) => {
  const arrival = await checkArrived(scope, fileId)
  return editLiving(scope, id, async (tx, row) => {
    const held = [row.cover_asset_id, row.cover_pending_id]
    const wanted = { ownerId: row.creator_id, purpose: 'thumbnail', arrival, held } as const
    const asset = await acceptUpload(tx, wanted, scope.now())
    if (held.includes(asset)) return {}
    return choose(tx, row, asset, scope.now())
  })
}

/** A moment of the video that its creator wants everyone to see, also when the video is locked. */
export const setPosterCover = (scope: SignedInScope, id: ContentId, at: number) =>
  editLiving(scope, id, async (tx, row) => {
    if (row.type !== 'video') return fail('content.wrong-type')
    const { file_asset_id: file } = row
    const { assets } = await readFiles(tx, row)
    // The stills are offered and can be chosen before anything of the video can be played.
    const asset = file && assets.get(file)
    if (!asset || !(asset.playable || asset.posters.length > 0)) return fail('content.not-ready')
    const wanted = { ownerId: row.creator_id, sourceId: asset.id, at, blurred: false }
    return choose(tx, row, await makeCover(tx, wanted, scope.now()), scope.now())
  })

/** Back to the one we make. */
export const removeCover = (scope: SignedInScope, id: ContentId) =>
  editLiving(scope, id, async (tx, row) => {
    for (const asset of [row.cover_asset_id, row.cover_pending_id]) {
      if (asset) await removeAsset(tx, asset, scope.now())
    }
    return {
      cover_asset_id: null,
      cover_kind: null,
      cover_pending_id: null,
      cover_pending_kind: null,
    }
  })

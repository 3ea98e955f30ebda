import type { ContentId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { makeCover } from '../../media/index.ts'
import { readFiles } from '../files.ts'
import { chooseCover } from './choose-cover.ts'
import { editLiving } from './editing.ts'

/** The cover is a frame of the video that everyone sees, even when the video is locked. */
export const setPosterCover = (scope: SignedInScope, id: ContentId, at: number) =>
  editLiving(scope, id, async (tx, row) => {
    if (row.type !== 'video') return fail('content.wrong-type')
    const { file_asset_id: file } = row
    const { assets } = await readFiles(tx, row)
    // The stills are offered and can be chosen before anything of the video can be played.
    const asset = file && assets.get(file)
    if (!asset || !(asset.playable || asset.posters.length > 0)) return fail('content.not-ready')
    const wanted = { ownerId: row.creator_id, sourceId: asset.id, at, blurred: false }
    return chooseCover(tx, row, await makeCover(tx, wanted, scope.now()), scope.now())
  })

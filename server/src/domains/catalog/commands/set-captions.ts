import type { ContentId, UploadId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { acceptUpload, checkArrived, removeAsset } from '../../media/index.ts'
import { readCaptionRows } from '../reader/media.ts'
import { putCaptions } from '../writer/media.ts'
import { editLiving } from './editing.ts'

interface NewCaptions {
  readonly fileId: UploadId
  readonly language: string
  readonly label: string
}

/** A post has one caption track per language; a second one replaces the first. */
export const setCaptions = async (
  scope: SignedInScope,
  id: ContentId,
  { fileId, language, label }: NewCaptions,
) => {
  const arrival = await checkArrived(scope, fileId)
  return editLiving(scope, id, async (tx, row) => {
    if (row.type !== 'video' && row.type !== 'audio') return fail('content.wrong-type')
    const tracks = await readCaptionRows(tx, id)
    const held = tracks
      .filter((track) => track.language === language)
      .map((track) => track.asset_id)
    const wanted = { ownerId: row.creator_id, purpose: 'captions', arrival, held } as const
    const asset = await acceptUpload(tx, wanted, scope.now())
    const before = await putCaptions(tx, id, { language, label, asset_id: asset })
    if (before) await removeAsset(tx, before, scope.now())
    return { updated_at: scope.now() }
  })
}

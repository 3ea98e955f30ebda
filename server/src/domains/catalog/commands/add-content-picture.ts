import { type ContentId, limits, type UploadId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { acceptUpload, checkArrived } from '../../media/index.ts'
import { hasPictures } from '../files.ts'
import { readPictureRows } from '../reader/media.ts'
import { insertPicture } from '../writer/media.ts'
import { editLiving } from './editing.ts'
import { pictureCount } from './picture-count.ts'

interface NewPicture {
  readonly fileId: UploadId
  readonly altText: string
}

export const addContentPicture = async (
  scope: SignedInScope,
  id: ContentId,
  { fileId, altText }: NewPicture,
) => {
  const arrival = await checkArrived(scope, fileId)
  return editLiving(scope, id, async (tx, row) => {
    if (!hasPictures(row)) return fail('content.wrong-type')
    const pictures = await readPictureRows(tx, id)
    const held = pictures.map(({ asset_id }) => asset_id)
    const wanted = { ownerId: row.creator_id, purpose: 'image', arrival, held } as const
    const asset = await acceptUpload(tx, wanted, scope.now())
    if (held.includes(asset)) return {}
    if (pictures.length >= limits.gallery) {
      return fail('request.invalid', { fields: { fileId: `At most ${limits.gallery} images` } })
    }
    const position = (pictures.at(-1)?.position ?? -1) + 1
    await insertPicture(tx, { asset_id: asset, content_id: id, position, alt_text: altText })
    return pictureCount(row, pictures.length + 1)
  })
}

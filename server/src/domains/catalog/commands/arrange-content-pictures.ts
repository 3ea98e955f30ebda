import type { AssetId, ContentId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { removeAsset } from '../../media/index.ts'
import { readPictureRows } from '../reader/media.ts'
import { arrangePicture, deletePictures } from '../writer/media.ts'
import { editLiving } from './editing.ts'
import { pictureCount } from './picture-count.ts'

interface Arrangement {
  readonly order?: readonly AssetId[]
  readonly words?: readonly { readonly id: AssetId; readonly altText: string }[]
  readonly removed?: readonly AssetId[]
}

/** Pictures the request does not name stay, after the others: they may have just arrived. */
export const arrangeContentPictures = (
  scope: SignedInScope,
  id: ContentId,
  { order = [], words = [], removed = [] }: Arrangement,
) =>
  editLiving(scope, id, async (tx, row) => {
    const pictures = await readPictureRows(tx, id)
    const present = pictures.map(({ asset_id }) => asset_id)
    const named = [...order, ...removed, ...words.map((one) => one.id)]
    const left = [...new Set([...order, ...present])].filter((asset) => !removed.includes(asset))
    const isEmptied = row.published_at !== null && row.type === 'image' && left.length === 0
    if (isEmptied || !named.every((asset) => present.includes(asset))) {
      return fail('request.invalid', {
        fields: { pictures: 'These don’t match the images in this post.' },
      })
    }
    await deletePictures(tx, removed)
    for (const asset of removed) await removeAsset(tx, asset, scope.now())
    const texts = new Map(pictures.map(({ asset_id, alt_text }) => [asset_id, alt_text]))
    for (const { id: asset, altText } of words) texts.set(asset, altText)
    for (const [position, asset_id] of left.entries()) {
      const alt_text = texts.get(asset_id) ?? ''
      await arrangePicture(tx, { asset_id, content_id: id, position, alt_text })
    }
    return pictureCount(row, left.length)
  })

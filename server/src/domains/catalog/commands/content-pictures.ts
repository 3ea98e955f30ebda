import { type AssetId, type ContentId, limits, type UploadId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { acceptUpload, checkArrived, removeAsset } from '../../media/index.ts'
import { hasPictures } from '../files.ts'
import type { ContentRow } from '../reader/contents.ts'
import { readPictureRows } from '../reader/parts.ts'
import type { ContentChange } from '../writer/contents.ts'
import { arrangePicture, deletePictures, insertPicture } from '../writer/parts.ts'
import { editLiving } from './editing.ts'

/** Only a gallery is counted: how many pictures an article has says nothing about it. */
const counted = ({ type }: ContentRow, pictures: number): ContentChange =>
  type === 'image' ? { picture_count: pictures } : {}

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
      return fail('request.invalid', { fields: { fileId: `At most ${limits.gallery} pictures` } })
    }
    const position = (pictures.at(-1)?.position ?? -1) + 1
    await insertPicture(tx, { asset_id: asset, content_id: id, position, alt_text: altText })
    return counted(row, pictures.length + 1)
  })
}

interface Arrangement {
  readonly order?: readonly AssetId[]
  readonly words?: readonly { readonly id: AssetId; readonly altText: string }[]
  readonly removed?: readonly AssetId[]
}

/** What is not named stays as it is, behind what is: it may have arrived a moment ago. */
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
      return fail('request.invalid', { fields: { pictures: 'These are not the pictures it has.' } })
    }
    await deletePictures(tx, removed)
    for (const asset of removed) await removeAsset(tx, asset, scope.now())
    const texts = new Map(pictures.map(({ asset_id, alt_text }) => [asset_id, alt_text]))
    for (const { id: asset, altText } of words) texts.set(asset, altText)
    for (const [position, asset_id] of left.entries()) {
      const alt_text = texts.get(asset_id) ?? ''
      await arrangePicture(tx, { asset_id, content_id: id, position, alt_text })
    }
    return counted(row, left.length)
  })

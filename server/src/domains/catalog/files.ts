import type { AssetId } from '@fanfare/contract'
import type { Queryable } from '../../platform/database/database.ts'
import { type AssetSummary, readAssets } from '../media/index.ts'
import { picturesIn } from './article/measure.ts'
import type { Files } from './lifecycle.ts'
import type { ContentRow } from './reader/contents.ts'
import { type PictureRow, readDocument, readPictureRows } from './reader/media.ts'

/** What a post is made of, with what media knows of it at this moment. */
export interface ContentFiles {
  readonly pictures: readonly PictureRow[]
  readonly assets: ReadonlyMap<AssetId, AssetSummary>
  /** The assets that must be there before it can be shown. */
  readonly needed: readonly AssetId[]
  readonly state: Files
}

const stateOf = (row: ContentRow, needed: readonly (AssetSummary | undefined)[]): Files => {
  const isEmpty = row.type === 'article' ? (row.word_count ?? 0) === 0 : needed.length === 0
  if (isEmpty) return 'missing'
  if (needed.some((asset) => asset === undefined || asset.status === 'failed')) return 'failed'
  if (needed.every((asset) => asset?.publishable)) return 'ready'
  return needed.every((asset) => asset?.playable) ? 'playable' : 'processing'
}

const neededBy = async (db: Queryable, row: ContentRow, pictures: readonly PictureRow[]) => {
  switch (row.type) {
    case 'video':
    case 'audio':
      return row.file_asset_id ? [row.file_asset_id] : []
    case 'image':
      return pictures.map(({ asset_id }) => asset_id)
    case 'article': {
      // A picture that was sent and is not in the text holds nothing up.
      const document = pictures.length > 0 ? await readDocument(db, row.id) : null
      return document ? [...new Set(picturesIn(document))] : []
    }
  }
}

export const hasPictures = ({ type }: Pick<ContentRow, 'type'>) =>
  type === 'image' || type === 'article'

export const readFiles = async (db: Queryable, row: ContentRow): Promise<ContentFiles> => {
  const pictures = hasPictures(row) ? await readPictureRows(db, row.id) : []
  const needed = await neededBy(db, row, pictures)
  const { pending_asset_id, cover_asset_id, cover_pending_id, teaser_asset_id } = row
  const others = [pending_asset_id, cover_asset_id, cover_pending_id, teaser_asset_id]
  const shown = pictures.map(({ asset_id }) => asset_id)
  const ids = new Set([...needed, ...shown, ...others.filter((id) => id !== null)])
  const assets = await readAssets(db, [...ids])
  const found = needed.map((id) => assets.get(id))
  return { pictures, assets, needed, state: stateOf(row, found) }
}

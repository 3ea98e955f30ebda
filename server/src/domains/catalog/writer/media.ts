import type { ArticleNode, AssetId, ContentId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { CaptionRow, PictureRow } from '../reader/media.ts'

export const insertPicture = async (tx: Transaction, picture: PictureRow) => {
  await tx.q
    .insertInto('catalog.pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('asset_id').doNothing())
    .execute()
}

export const arrangePicture = async (
  tx: Transaction,
  { asset_id, content_id, position, alt_text }: PictureRow,
) => {
  await tx.q
    .updateTable('catalog.pictures')
    .set({ position, alt_text })
    .where('asset_id', '=', asset_id)
    .where('content_id', '=', content_id)
    .execute()
}

export const deletePictures = async (tx: Transaction, assets: readonly AssetId[]) => {
  if (assets.length === 0) return
  await tx.q.deleteFrom('catalog.pictures').where('asset_id', 'in', assets).execute()
}

export const putDocument = async (tx: Transaction, id: ContentId, document: ArticleNode) => {
  const stored = JSON.stringify(document)
  await tx.q
    .insertInto('catalog.articles')
    .values({ content_id: id, document: stored })
    .onConflict((conflict) => conflict.column('content_id').doUpdateSet({ document: stored }))
    .execute()
}

/** Answers the asset it replaced, if another. */
export const putCaptions = async (
  tx: Transaction,
  id: ContentId,
  { language, label, asset_id }: CaptionRow,
): Promise<AssetId | null> => {
  const before = await deleteCaptions(tx, id, language)
  await tx.q
    .insertInto('catalog.captions')
    .values({ content_id: id, language, label, asset_id })
    .execute()
  return before === asset_id ? null : before
}

export const deleteCaptions = async (
  tx: Transaction,
  id: ContentId,
  language: string,
): Promise<AssetId | null> => {
  const row = await tx.q
    .deleteFrom('catalog.captions')
    .where('content_id', '=', id)
    .where('language', '=', language)
    .returning('asset_id')
    .$castTo<{ asset_id: AssetId }>()
    .executeTakeFirst()
  return row?.asset_id ?? null
}

import type { ArticleNode, AssetId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

export interface PictureRow {
  readonly asset_id: AssetId
  readonly content_id: ContentId
  readonly position: number
  readonly alt_text: string
}

/** Of one post, in order. */
export const readPictureRows = ({ q }: Queryable, id: ContentId) =>
  q
    .selectFrom('catalog.pictures')
    .select(['asset_id', 'content_id', 'position', 'alt_text'])
    .where('content_id', '=', id)
    .orderBy('position')
    .$castTo<PictureRow>()
    .execute()

export const readDocument = async (
  { q }: Queryable,
  id: ContentId,
): Promise<ArticleNode | null> => {
  const row = await q
    .selectFrom('catalog.articles')
    .select('document')
    .where('content_id', '=', id)
    .$castTo<{ document: ArticleNode }>()
    .executeTakeFirst()
  return row?.document ?? null
}

export interface CaptionRow {
  readonly language: string
  readonly label: string
  readonly asset_id: AssetId
}

export const readCaptionRows = ({ q }: Queryable, id: ContentId) =>
  q
    .selectFrom('catalog.captions')
    .select(['language', 'label', 'asset_id'])
    .where('content_id', '=', id)
    .orderBy('language')
    .$castTo<CaptionRow>()
    .execute()

/** The posts that any of these assets belongs to, whatever for. */
export const findContentsOfAssets = async (
  db: Queryable,
  assets: readonly AssetId[],
): Promise<ContentId[]> => {
  const uses = await readUsesOfAssets(db, assets)
  return [...new Set(uses.map(({ contentId }) => contentId))].sort()
}

interface AssetUse {
  readonly assetId: AssetId
  readonly contentId: ContentId
}

/** Which post each of these files is of, or is to be. */
export const readUsesOfAssets = async (
  { q }: Queryable,
  assets: readonly AssetId[],
): Promise<AssetUse[]> => {
  const ids = [...assets]
  const usedAs = (column: string) => sql`
    select ${sql.ref(column)} as "assetId", id as "contentId" from catalog.contents
    where ${sql.ref(column)} = any(${ids}::uuid[])`
  const { rows } = await sql<AssetUse>`
    ${usedAs('file_asset_id')} union ${usedAs('pending_asset_id')}
    union ${usedAs('cover_pending_id')} union ${usedAs('teaser_asset_id')}
    union select asset_id, content_id from catalog.pictures where asset_id = any(${ids}::uuid[])`.execute(
    q,
  )
  return rows
}

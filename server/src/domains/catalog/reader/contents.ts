import type {
  AssetId,
  CategorySlug,
  ContentId,
  ContentStatus,
  ContentType,
  SeriesId,
} from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import type { Gated } from '../policy.ts'

/** Chosen by the creator, or made by us: sharp only of what everyone may open. */
type CoverKind = 'chosen' | 'sharp' | 'blurred'

export interface ContentRow extends Gated, Omit<Row<'catalog.contents'>, keyof Gated | 'chapters'> {
  readonly type: ContentType
  readonly status_before: ContentStatus | null
  readonly category: CategorySlug
  readonly chapters: readonly { readonly start: number; readonly title: string }[]
  readonly file_asset_id: AssetId | null
  readonly pending_asset_id: AssetId | null
  readonly cover_asset_id: AssetId | null
  readonly cover_pending_id: AssetId | null
  readonly cover_kind: CoverKind | null
  readonly cover_pending_kind: CoverKind | null
  readonly teaser_asset_id: AssetId | null
  readonly series_id: SeriesId | null
  readonly publish_when: 'ready' | 'playable'
}

/** With what changes at every view, which is kept apart. */
export interface ShownRow
  extends ContentRow,
    Pick<Row<'catalog.content_stats'>, 'view_count' | 'like_count' | 'comment_count' | 'score'> {}

const shown = ({ q }: Queryable) =>
  q
    .selectFrom('catalog.contents as c')
    .innerJoin('catalog.content_stats as s', 's.content_id', 'c.id')
    .selectAll('c')
    .select(['s.view_count', 's.like_count', 's.comment_count', 's.score'])
    .$castTo<ShownRow>()

export const readContentRow = async (db: Queryable, id: ContentId): Promise<ShownRow | null> =>
  (await shown(db).where('c.id', '=', id).executeTakeFirst()) ?? null

/** In the order of the ids; what is gone is left out. */
export const readContentRows = async (
  db: Queryable,
  ids: readonly ContentId[],
): Promise<ShownRow[]> => {
  if (ids.length === 0) return []
  const rows = await shown(db)
    .where(sql<boolean>`c.id = any(${[...ids]}::uuid[])`)
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

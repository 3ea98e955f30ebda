import type {
  AccountId,
  AssetId,
  CategorySlug,
  ContentId,
  ContentStatus,
  ContentType,
  SeriesId,
} from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Gated } from '../policy.ts'

/** Chosen by the creator, or made by us: sharp only of what everyone may open. */
type CoverKind = 'chosen' | 'sharp' | 'blurred'

export interface ContentRow extends Gated {
  readonly type: ContentType
  readonly status_before: ContentStatus | null
  readonly failure: string | null
  readonly title: string
  readonly description: string
  readonly category: CategorySlug
  readonly tags: readonly string[]
  readonly is_free: boolean
  readonly chapters: readonly { readonly start: number; readonly title: string }[]
  readonly allow_comments: boolean
  readonly allow_download: boolean
  readonly alt_text: string
  readonly file_asset_id: AssetId | null
  readonly pending_asset_id: AssetId | null
  readonly cover_asset_id: AssetId | null
  readonly cover_pending_id: AssetId | null
  readonly cover_kind: CoverKind | null
  readonly cover_pending_kind: CoverKind | null
  readonly teaser_asset_id: AssetId | null
  readonly teaser_start: number | null
  readonly teaser_end: number | null
  readonly duration: number | null
  readonly width: number | null
  readonly height: number | null
  readonly has_storyboard: boolean
  readonly has_teaser: boolean
  readonly picture_count: number
  readonly word_count: number | null
  readonly series_id: SeriesId | null
  readonly series_position: number | null
  readonly timezone: string | null
  readonly publish_when: 'ready' | 'playable'
  readonly rights_confirmed_at: Date | null
  readonly version: number
  readonly created_at: Date
  readonly updated_at: Date
  readonly deleted_at: Date | null
  readonly due_at: Date | null
}

/** With what changes at every view, which is kept apart. */
export interface ShownRow extends ContentRow {
  readonly view_count: number
  readonly like_count: number
  readonly comment_count: number
  readonly score: number
}

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

interface Published {
  readonly id: ContentId
  readonly creatorId: AccountId
  readonly updatedAt: Date
}

/** For the sitemap: those whose ids end in these twelve bits. */
export const readPublishedIds = ({ q }: Queryable, shard: number) =>
  q
    .selectFrom('catalog.contents')
    .select(['id', 'creator_id as creatorId', 'updated_at as updatedAt'])
    .where('status', '=', sql.lit('published'))
    .where(
      sql<number>`get_byte(uuid_send(id), 15) * 16 + get_byte(uuid_send(id), 14) / 16`,
      '=',
      shard,
    )
    .limit(50_000)
    .$castTo<Published>()
    .execute()

import {
  type AccountId,
  type AssetId,
  type ContentId,
  type ContentStatus,
  limits,
  type SeriesId,
} from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'

export interface SeriesRow extends Row<'catalog.series'> {
  readonly id: SeriesId
  readonly creator_id: AccountId
}

export const selectSeries = ({ q }: Queryable) =>
  q.selectFrom('catalog.series').selectAll().$castTo<SeriesRow>()

export const readSeriesRow = async (db: Queryable, id: SeriesId) =>
  (await selectSeries(db).where('id', '=', id).executeTakeFirst()) ?? null

export interface SeriesPart {
  readonly id: ContentId
  readonly title: string
  readonly status: ContentStatus
}

/** In order, whatever their status; there is a limit. */
export const readSeriesParts = ({ q }: Queryable, id: SeriesId) =>
  q
    .selectFrom('catalog.contents')
    .select(['id', 'title', 'status'])
    .where('series_id', '=', id)
    .where('status', '<>', sql.lit('deleted'))
    .orderBy('series_position')
    .orderBy('id')
    .limit(limits.seriesParts)
    .$castTo<SeriesPart>()
    .execute()

export const countSeriesParts = async ({ q }: Queryable, id: SeriesId): Promise<number> => {
  const { length } = await q
    .selectFrom('catalog.contents')
    .select((build) => build.fn.countAll<number>().as('length'))
    .where('series_id', '=', id)
    .where('status', '<>', sql.lit('deleted'))
    .executeTakeFirstOrThrow()
  return length
}

/** Where the next part stands; null when there is no room for another. */
export const readSeriesEnd = async ({ q }: Queryable, id: SeriesId, most: number) => {
  const found = await q
    .selectFrom('catalog.contents')
    .select((build) => [
      build.fn.countAll<number>().as('length'),
      build.fn.max('series_position').as('last'),
    ])
    .where('series_id', '=', id)
    .executeTakeFirstOrThrow()
  return found.length < most ? (found.last ?? 0) + 1 : null
}

/** Of which something is published: what a visitor could find. */
export const readHasSeries = async ({ q }: Queryable, creatorId: AccountId) => {
  const found = await q
    .selectFrom('catalog.series as s')
    .innerJoin('catalog.contents as c', 'c.series_id', 's.id')
    .select('s.id')
    .where('s.creator_id', '=', creatorId)
    .where('c.status', '=', sql.lit('published'))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export interface ShownSeries {
  readonly id: SeriesId
  readonly title: string
  readonly length: number
  readonly cover_asset_id: AssetId | null
}

/** Those with published parts, and the cover of the first of these. */
export const readShownSeries = async ({ q }: Queryable, creatorId: AccountId) => {
  const { rows } = await sql<ShownSeries>`
    select s.id, s.title, parts.length, parts.cover_asset_id
    from (
      select id, title, updated_at from catalog.series where creator_id = ${creatorId}
      order by updated_at desc, id desc limit 200
    ) s
    cross join lateral (
      select count(*) as length,
        (array_agg(c.cover_asset_id order by c.series_position, c.id))[1] as cover_asset_id
      from catalog.contents c where c.series_id = s.id and c.status = 'published'
    ) parts
    where parts.length > 0
    order by s.updated_at desc, s.id desc limit 50`.execute(q)
  return rows
}

export const readOwnSeries = async ({ q }: Queryable, creatorId: AccountId) =>
  q
    .selectFrom('catalog.series as s')
    .select(['s.id', 's.title', 's.description'])
    .select((build) =>
      build
        .selectFrom('catalog.contents as c')
        .select((count) => count.fn.countAll<number>().as('length'))
        .whereRef('c.series_id', '=', 's.id')
        .where('c.status', '<>', sql.lit('deleted'))
        .as('length'),
    )
    .where('s.creator_id', '=', creatorId)
    .orderBy('s.updated_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(200)
    .$castTo<{ id: SeriesId; title: string; description: string; length: number }>()
    .execute()

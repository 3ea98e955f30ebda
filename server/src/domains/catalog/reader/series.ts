import type { AccountId, ContentId, ContentStatus, SeriesId } from '@fanfare/contract'
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

/** In order, whatever their status; a series has at most 500. */
export const readSeriesParts = ({ q }: Queryable, id: SeriesId) =>
  q
    .selectFrom('catalog.contents')
    .select(['id', 'title', 'status'])
    .where('series_id', '=', id)
    .where('status', '<>', sql.lit('deleted'))
    .orderBy('series_position')
    .orderBy('id')
    .limit(500)
    .$castTo<SeriesPart>()
    .execute()

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

import type { AccountId, ContentId, SeriesId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import { type SeriesRow, selectSeries } from '../reader/series.ts'

export const insertSeries = (tx: Transaction, series: SeriesRow): Promise<SeriesRow> =>
  tx.q
    .insertInto('catalog.series')
    .values(series)
    .returningAll()
    .$castTo<SeriesRow>()
    .executeTakeFirstOrThrow()

export const lockOwnSeries = async (
  tx: Transaction,
  owner: AccountId,
  id: SeriesId,
): Promise<SeriesRow> =>
  (await selectSeries(tx)
    .where('id', '=', id)
    .where('creator_id', '=', owner)
    .forUpdate()
    .executeTakeFirst()) ?? fail('series.not-found')

/** Null when it was deleted meanwhile. */
export const lockSeries = async (tx: Transaction, id: SeriesId) =>
  (await selectSeries(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null

export const changeSeries = (
  tx: Transaction,
  id: SeriesId,
  change: Partial<Pick<SeriesRow, 'title' | 'description'>>,
  now: Date,
): Promise<SeriesRow> =>
  tx.q
    .updateTable('catalog.series')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .$castTo<SeriesRow>()
    .executeTakeFirstOrThrow()

export const deleteSeriesRow = async (tx: Transaction, id: SeriesId) => {
  await tx.q.deleteFrom('catalog.series').where('id', '=', id).execute()
}

/** Takes those out that are not named, and puts the named ones in this order. */
export const setSeriesOrder = async (
  tx: Transaction,
  id: SeriesId,
  contentIds: readonly ContentId[],
) => {
  const ids = [...contentIds]
  await sql`
    update catalog.contents set series_id = null, series_position = null
    where series_id = ${id} and not (id = any(${ids}::uuid[]))`.execute(tx.q)
  await sql`
    update catalog.contents c set series_id = ${id}, series_position = ordered.position
    from unnest(${ids}::uuid[]) with ordinality as ordered(content_id, position)
    where c.id = ordered.content_id`.execute(tx.q)
}

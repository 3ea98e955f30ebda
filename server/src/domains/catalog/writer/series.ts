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

/** What is not in it stays where it is. */
export const removeFromSeries = async (
  tx: Transaction,
  id: SeriesId,
  contentIds: readonly ContentId[],
) => {
  await sql`
    update catalog.contents set series_id = null, series_position = null
    where series_id = ${id} and id = any(${[...contentIds]}::uuid[])`.execute(tx.q)
}

/** Puts these first, in this order; the others of the series follow in their old one. */
export const setSeriesOrder = async (
  tx: Transaction,
  id: SeriesId,
  contentIds: readonly ContentId[],
) => {
  const ids = [...contentIds]
  await sql`
    update catalog.contents c set series_position = ${ids.length} + rest.place
    from (
      select id, row_number() over (order by series_position, id) as place
      from catalog.contents where series_id = ${id} and not (id = any(${ids}::uuid[]))
    ) rest
    where c.id = rest.id and c.series_id = ${id}`.execute(tx.q)
  await sql`
    update catalog.contents c set series_id = ${id}, series_position = ordered.position
    from unnest(${ids}::uuid[]) with ordinality as ordered(content_id, position)
    where c.id = ordered.content_id`.execute(tx.q)
}

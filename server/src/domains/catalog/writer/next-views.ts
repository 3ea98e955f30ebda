import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'

const mostViews = 20_000

/** Each of those who read all views has come so far. */
type Watermark = 'counted_views' | 'trended_views'

/**
 * The next views that were committed and not yet taken, of which `read` makes rows. Like events they are
 * read only below the oldest running transaction, so that a slow one is never skipped. The row of the
 * watermark is locked: one process takes at a time. Null when there are none.
 */
export const takeNextViews = async <Row>(
  tx: Transaction,
  watermark: Watermark,
  read: (isNext: RawBuilder<boolean>) => RawBuilder<Row>,
): Promise<readonly Row[] | null> => {
  const table = sql.table(`catalog.${watermark}`)
  const { rows: places } = await sql<{ below: string; last: string | null }>`
    select below, (
      select xid from (
        select xid from catalog.views
        where xid >= m.below and xid < pg_snapshot_xmin(pg_current_snapshot())
        order by xid limit ${mostViews}
      ) following order by xid desc limit 1
    ) as last
    from ${table} m for update`.execute(tx.q)
  const [place] = places
  if (!place?.last) return null
  const isNext = sql<boolean>`v.xid >= ${place.below}::xid8 and v.xid <= ${place.last}::xid8`
  const { rows } = await read(isNext).execute(tx.q)
  await sql`
    update ${table} set below = (${place.last}::text::bigint + 1)::text::xid8`.execute(tx.q)
  return rows
}

import { sql } from 'kysely'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'

/** The first instant of it (UTC), as `2026-05-01`. */
export type Month = string

interface Until {
  /** Counted before this, the present month is counted again. */
  readonly present: Date
  readonly others: Date
}

/** One that was never counted, or the one whose count is oldest of those that are due. */
export const readMonthDue = async ({ q }: Queryable, now: Date, until: Until) => {
  const { rows } = await sql<{ month: Month }>`
    with months as (
      select generate_series(
        -- A month stays to be counted after the last of its posts has gone.
        least(
          date_trunc('month', (
            select min(published_at) at time zone 'UTC' from catalog.contents
            where status = 'published')),
          (select min(month) from catalog.counted_months)::timestamp),
        date_trunc('month', ${now}::timestamptz at time zone 'UTC'), '1 month')::date as month)
    select m.month::text as month from months m
    left join catalog.counted_months c on c.month = m.month
    where c.month is null or c.counted_at < ${until.others}
      or (c.counted_at < ${until.present} and m.month = (select max(month) from months))
    order by c.counted_at nulls first, m.month desc limit 1`.execute(q)
  return rows[0]?.month ?? null
}

const monthOf = (at: Date): Month => `${at.toISOString().slice(0, 7)}-01`

/**
 * What comes out or goes under an earlier month has it counted again soon. The present one is counted all
 * the time: if everybody who publishes touched its row, they would wait for each other.
 */
export const noteMonthDue = async (tx: Transaction, publishedAt: Date | null, now: Date) => {
  if (!publishedAt || monthOf(publishedAt) === monthOf(now)) return
  const month = monthOf(publishedAt)
  await sql`
    update catalog.counted_months set counted_at = '-infinity'
    where month = ${month}::date and counted_at > '-infinity'`.execute(tx.q)
}

/** Whoever counts the same month at the same time waits. */
export const countMonth = async (tx: Transaction, month: Month, now: Date) => {
  await sql`
    insert into catalog.counted_months (month, counted_at) values (${month}::date, ${now})
    on conflict (month) do update set counted_at = excluded.counted_at`.execute(tx.q)
  await sql`delete from catalog.published_months where month = ${month}::date`.execute(tx.q)
  await sql`
    insert into catalog.published_months (month, category, contents)
    select ${month}::date, category, count(*) from catalog.contents
    where status = 'published'
      and published_at >= ${month}::timestamp at time zone 'UTC'
      and published_at < (${month}::timestamp + interval '1 month') at time zone 'UTC'
    group by category`.execute(tx.q)
}

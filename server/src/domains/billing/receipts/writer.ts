import type { OrderId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'

/**
 * Gives each its number in its year, in the order given. Holds the year's row until the end, so that
 * numbers and receipts exist together and no number is left out.
 */
export const numberReceipts = async (
  tx: Transaction,
  year: number,
  orders: readonly OrderId[],
  now: Date,
) => {
  await sql`
    with asked as (
      select a.id, a.position from unnest(${[...orders]}::uuid[]) with ordinality as a(id, position)
      where not exists (select from billing.receipts r where r.order_id = a.id)
    ), numbered as (
      select id, row_number() over (order by position) as step from asked
    ), counted as (
      insert into billing.receipt_years as y (year, last_number)
      select ${year}, count(*) from numbered having count(*) > 0
      on conflict (year) do update set last_number = y.last_number + excluded.last_number
      returning last_number
    )
    insert into billing.receipts (order_id, year, number, issued_at)
    select n.id, ${year}, c.last_number - (select count(*) from numbered) + n.step, ${now}
    from numbered n, counted c`.execute(tx.q)
}

import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Change } from './changes.ts'

/** A whole batch in one statement; every row is touched once, however many sales it sums. */
export const addChanges = async (tx: Transaction, changes: readonly Change[]) => {
  if (changes.length === 0) return
  const column = <Name extends keyof Change>(name: Name) => changes.map((change) => change[name])
  await sql`
    with changes as (
      select * from unnest(
        ${column('creatorId')}::uuid[], ${column('currency')}::text[], ${column('day')}::date[],
        ${column('contentId')}::uuid[], ${column('tierId')}::uuid[], ${column('messageId')}::uuid[],
        ${column('title')}::text[], ${column('sales')}::int[],
        ${column('gross')}::bigint[], ${column('returned')}::bigint[],
        ${column('processing')}::bigint[], ${column('platform')}::bigint[],
        ${column('tax')}::bigint[], ${column('net')}::bigint[])
        as c(creator_id, currency, day, content_id, tier_id, message_id, title, sales, gross, returned, processing,
          platform, tax, net)
    ), contents as (
      insert into billing.earning_contents as p (creator_id, currency, content_id, tier_id,
        message_id, title, sales, net)
      select creator_id, currency, content_id, tier_id, message_id, max(title), sum(sales), sum(net)
      from changes group by creator_id, currency, content_id, tier_id, message_id
      on conflict on constraint earning_contents_once do update set
        title = excluded.title, sales = p.sales + excluded.sales, net = p.net + excluded.net
    )
    insert into billing.earning_days as d (creator_id, currency, day, sales, gross, returned,
      processing, platform, tax, net)
    select creator_id, currency, day, sum(sales), sum(gross), sum(returned), sum(processing),
      sum(platform), sum(tax), sum(net)
    from changes group by creator_id, currency, day
    on conflict (creator_id, currency, day) do update set
      sales = d.sales + excluded.sales, gross = d.gross + excluded.gross,
      returned = d.returned + excluded.returned, processing = d.processing + excluded.processing,
      platform = d.platform + excluded.platform, tax = d.tax + excluded.tax,
      net = d.net + excluded.net`.execute(tx.q)
}

import type { AccountId, SaleSplit } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import type { Rail } from '../chart.ts'
import type { Entry } from '../entry.ts'
import { enter, enteringSql, enteringValues } from './post.ts'

export interface SaleEntry {
  readonly entry: Entry
  readonly creatorId: AccountId
  readonly rail: Rail
  readonly split: SaleSplit
  readonly availableAt: Date
}

const salesSql = `with ${enteringSql}, earned as (
    insert into billing.earnings (sale_id, creator_id, rail, currency, creator_share,
      platform_share, processing_share, tax_share, available_at)
    select s.*
    from unnest($17::uuid[], $18::uuid[], $19::text[], $20::text[], $21::bigint[], $22::bigint[],
        $23::bigint[], $24::bigint[], $25::timestamptz[])
      as s(sale_id, creator_id, rail, currency, creator_share, platform_share, processing_share,
        tax_share, available_at)
    join entered e on e.id = s.sale_id
  )
  select id from entered`

/** Sales with what they bring, in one statement: an entry that was there before earns nothing. */
export const insertSales = (tx: Transaction, sales: readonly SaleEntry[], at: Date) => {
  const entries = sales.map(({ entry }) => entry)
  return enter(tx, entries, salesSql, [
    ...enteringValues(entries, at),
    entries.map(({ id }) => id),
    sales.map(({ creatorId }) => creatorId),
    sales.map(({ rail }) => rail),
    sales.map(({ split }) => split.total.currency),
    sales.map(({ split }) => split.creator.amount),
    sales.map(({ split }) => split.platform.amount),
    sales.map(({ split }) => split.processing.amount),
    sales.map(({ split }) => split.tax.amount),
    sales.map(({ availableAt }) => availableAt),
  ])
}

import type { AccountId, SaleSplit } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Rail } from '../chart.ts'
import type { Entry } from '../entry.ts'
import { postEntries } from './post.ts'

export interface SaleEntry {
  readonly entry: Entry
  readonly creatorId: AccountId
  readonly rail: Rail
  readonly split: SaleSplit
  readonly availableAt: Date
}

const columns = [
  ['sale_id', 'uuid'],
  ['creator_id', 'uuid'],
  ['rail', 'text'],
  ['currency', 'text'],
  ['creator_share', 'bigint'],
  ['platform_share', 'bigint'],
  ['processing_share', 'bigint'],
  ['tax_share', 'bigint'],
  ['available_at', 'timestamptz'],
] as const

/** Sales with what they bring, in one statement: an entry that was there before earns nothing. */
export const insertSales = (tx: Transaction, sales: readonly SaleEntry[], at: Date) => {
  const entries = sales.map(({ entry }) => entry)
  const rows = sales.map(({ entry, creatorId, rail, split, availableAt }) => [
    entry.id,
    creatorId,
    rail,
    split.total.currency,
    split.creator.amount,
    split.platform.amount,
    split.processing.amount,
    split.tax.amount,
    availableAt,
  ])
  return postEntries(
    tx,
    entries,
    at,
    (statement) => `earned as (
      insert into ledger.earnings (sale_id, creator_id, rail, currency, creator_share,
        platform_share, processing_share, tax_share, available_at)
      select s.* from ${statement.from({ as: 's', columns, rows })}
      join entered e on e.id = s.sale_id
    )`,
  )
}

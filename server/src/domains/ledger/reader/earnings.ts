import { type AccountId, type Currency, type Money, money } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import type { EntryKind, Rail } from '../chart.ts'
import type { EntryId } from '../entry.ts'

const columns = [
  ...(['sale_id', 'creator_id', 'rail', 'currency', 'available_at', 'released_by'] as const),
  ...(['creator_share', 'platform_share', 'processing_share', 'tax_share'] as const),
  ...(['creator_back', 'platform_back', 'processing_back', 'tax_back'] as const),
  ...(['frozen', 'disputed_at'] as const),
] as const

export interface EarningRow extends Pick<Row<'ledger.earnings'>, (typeof columns)[number]> {
  readonly creator_id: AccountId
  readonly rail: Rail
  readonly currency: Currency
}

export const selectEarnings = ({ q }: Queryable) =>
  q.selectFrom('ledger.earnings').select(columns).$castTo<EarningRow>()

/** How one sale was shared, and what of it was taken back since, with the entry that booked it. */
export interface SaleRow extends EarningRow, Pick<Row<'ledger.entries'>, 'source' | 'reference'> {
  readonly kind: EntryKind
}

const selectSales = ({ q }: Queryable) =>
  q
    .selectFrom('ledger.earnings as sale')
    .innerJoin('ledger.entries as e', 'e.id', 'sale.sale_id')
    .select(columns.map((name) => `sale.${name}` as const))
    .select(['e.kind', 'e.source', 'e.reference'])
    .$castTo<SaleRow>()

/** What payments paid for: a tab of tips is one payment of several sales. */
export const readSalesOf = (db: Queryable, references: readonly string[]) =>
  selectSales(db)
    .where(sql<boolean>`e.reference = any(${[...references]})`)
    .orderBy('e.id')
    .execute()

/** In no particular order. */
export const readSales = (db: Queryable, ids: readonly EntryId[]) =>
  selectSales(db)
    .where(sql<boolean>`e.id = any(${[...ids]}::uuid[])`)
    .execute()

export interface PendingDay {
  readonly availableOn: string
  readonly money: Money
}

/** What a creator has coming, by the day (UTC) on which it becomes available. */
export const readPending = async (
  { q }: Queryable,
  creatorId: AccountId,
  currency: Currency,
): Promise<PendingDay[]> => {
  const { rows } = await sql<{ day: string; amount: number }>`
    select to_char(available_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      sum(creator_share - creator_back - frozen)::bigint as amount
    from ledger.earnings
    where creator_id = ${creatorId} and currency = ${currency} and released_by is null
    group by 1
    having sum(creator_share - creator_back - frozen) > 0
    order by 1`.execute(q)
  return rows.map(({ day, amount }) => ({ availableOn: day, money: money(amount, currency) }))
}

type SharesOfCharge = Readonly<
  Record<'creator' | 'platform' | 'processing' | 'tax' | 'total', number>
>

/** By charge: what this creator's sales of it were split into, as other creators may share a charge. */
export const readSharesOf = async (
  { q }: Queryable,
  creatorId: AccountId,
  charges: readonly string[],
): Promise<Map<string, SharesOfCharge>> => {
  const { rows } = await sql<SharesOfCharge & { reference: string }>`
    select e.reference, sum(s.creator_share)::bigint as creator,
      sum(s.platform_share)::bigint as platform, sum(s.processing_share)::bigint as processing,
      sum(s.tax_share)::bigint as tax, sum(s.creator_share + s.platform_share
        + s.processing_share + s.tax_share)::bigint as total
    from ledger.entries e join ledger.earnings s on s.sale_id = e.id
    where e.reference = any(${[...charges]}) and e.kind = 'sale' and s.creator_id = ${creatorId}
    group by e.reference`.execute(q)
  return new Map(rows.map(({ reference, ...shares }) => [reference, shares]))
}

import type { AccountId, ContentId, Currency, RefundStatus } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { newestFirst, type PageStart } from '../../../platform/paging/keyset.ts'
import { readSharesOf } from '../../ledger/index.ts'
import { type OrderRow, selectOrders } from '../orders/reader.ts'

export type SaleRow = OrderRow & { readonly paid_at: Date }

interface SaleFilter {
  readonly creatorId: AccountId
  readonly currency?: Currency | undefined
  readonly refundStatus?: RefundStatus | undefined
  readonly since?: Date
}

const findSales = (
  db: Queryable,
  { creatorId, currency, refundStatus, since }: SaleFilter,
  start: PageStart,
) => {
  let newest = selectOrders(db)
    .where('creator_id', '=', creatorId)
    .where('state', '=', sql.lit('paid'))
    .where('total', '>', sql.lit(0))
    .$call(newestFirst('paid_at', 'id', start))
  if (currency) newest = newest.where('currency', '=', currency)
  if (since) newest = newest.where('paid_at', '>=', since)
  if (refundStatus) newest = newest.where('refund_status', '=', refundStatus)
  if (refundStatus && refundStatus !== 'kept')
    newest = newest.where('refund_status', '<>', sql.lit('kept'))
  return newest.$castTo<SaleRow>().execute()
}

/**
 * Newest first, what was paid for; what a promotion gave away is no sale. Of a charge that others get
 * something of too, the books say what was this creator's.
 */
export const readSales = async (
  db: Queryable,
  filter: SaleFilter,
  start: PageStart,
): Promise<SaleRow[]> => {
  const sales = await findSales(db, filter, start)
  const charges = sales.flatMap(({ charge_id }) => charge_id ?? [])
  const shares = await readSharesOf(db, filter.creatorId, charges)
  return sales.map((sale) => ({ ...sale, ...shares.get(sale.charge_id ?? '') }))
}

export interface DayRow {
  readonly day: string
  readonly sales: number
  readonly gross: number
  readonly returned: number
  readonly processing: number
  readonly platform: number
  readonly tax: number
  readonly net: number
}

/** One row for each day with a sale, since then. */
export const readDays = async (
  { q }: Queryable,
  creatorId: AccountId,
  currency: Currency,
  since: string,
): Promise<DayRow[]> => {
  const { rows } = await sql<DayRow>`
    select day::text, sales, gross, returned, processing, platform, tax, net
    from billing.earning_days
    where creator_id = ${creatorId} and currency = ${currency} and day >= ${since}::date
    order by day`.execute(q)
  return rows
}

export interface NetRow {
  readonly currency: Currency
  readonly day: string
  readonly net: number
}

/** In every currency, one row for each day with a sale, since then. */
export const readNets = async ({ q }: Queryable, creatorId: AccountId, since: string) => {
  const { rows } = await sql<NetRow>`
    select currency, day::text, net from billing.earning_days
    where creator_id = ${creatorId} and day >= ${since}::date`.execute(q)
  return rows
}

/** Those in which there was a sale, the busiest first. */
export const readCurrencies = async ({ q }: Queryable, creatorId: AccountId) => {
  const { rows } = await sql<{ currency: Currency }>`
    select currency from billing.earning_days where creator_id = ${creatorId}
    group by currency order by sum(sales) desc, currency`.execute(q)
  return rows.map(({ currency }) => currency)
}

export interface ContentRow {
  readonly content_id: ContentId | null
  readonly title: string
  readonly sales: number
  readonly net: number
}

export const readBestContents = (
  { q }: Queryable,
  creatorId: AccountId,
  currency: Currency,
  most: number,
) =>
  q
    .selectFrom('billing.earning_contents')
    .select(['content_id', 'title', 'sales', 'net'])
    .where('creator_id', '=', creatorId)
    .where('currency', '=', currency)
    .orderBy('net', 'desc')
    .limit(most)
    .$castTo<ContentRow>()
    .execute()

/** What needs to be looked at. */
export const countWaiting = async ({ q }: Queryable, creatorId: AccountId) => {
  const { rows } = await sql<{ refunds: number; disputes: number }>`
    select
      (select count(*) from billing.refunds
        where creator_id = ${creatorId} and state = 'requested')::int as refunds,
      (select count(*) from billing.disputes
        where creator_id = ${creatorId} and closed_at is null)::int as disputes`.execute(q)
  return rows[0] ?? { refunds: 0, disputes: 0 }
}

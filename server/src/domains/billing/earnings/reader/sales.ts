import type { AccountId, Currency, OrderStanding } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'
import type { OrderRow } from '../../checkout/reader/orders.ts'

export type SaleRow = OrderRow & { readonly paid_at: Date }

interface SaleFilter {
  readonly creatorId: AccountId
  readonly currency?: Currency | undefined
  readonly standing?: OrderStanding | undefined
  readonly since?: Date
}

const findSales = (
  { q }: Queryable,
  { creatorId, currency, standing, since }: SaleFilter,
  below: readonly [string, string] | null,
  limit: number,
) => {
  let newest = q
    .selectFrom('billing.orders')
    .selectAll()
    .where('creator_id', '=', creatorId)
    .where('state', '=', 'paid')
    .where('total', '>', 0)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (currency) newest = newest.where('currency', '=', currency)
  if (since) newest = newest.where('paid_at', '>=', since)
  if (standing) newest = newest.where('standing', '=', standing)
  if (standing && standing !== 'kept') newest = newest.where('standing', '<>', 'kept')
  const found = newest.$castTo<SaleRow>()
  if (!below) return found.execute()
  const [at, id] = below
  return found.where(sql<boolean>`(paid_at, id) < (${at}::timestamptz, ${id}::uuid)`).execute()
}

type Shares = Pick<OrderRow, 'total' | 'processing' | 'platform' | 'tax' | 'creator'>

/** What the books gave this creator of these charges: others may have been tipped along. */
const readShares = async ({ q }: Queryable, creatorId: AccountId, charges: readonly string[]) => {
  const { rows } = await sql<Shares & { reference: string }>`
    select e.reference, sum(s.creator_share)::bigint as creator,
      sum(s.platform_share)::bigint as platform, sum(s.processing_share)::bigint as processing,
      sum(s.tax_share)::bigint as tax, sum(s.creator_share + s.platform_share
        + s.processing_share + s.tax_share)::bigint as total
    from billing.ledger_entries e join billing.earnings s on s.sale_id = e.id
    where e.reference = any(${[...charges]}) and e.kind = 'sale' and s.creator_id = ${creatorId}
    group by e.reference`.execute(q)
  return new Map(rows.map(({ reference, ...shares }) => [reference, shares]))
}

/** Newest first, what was paid for; what a promotion gave away is no sale. */
export const readSales = async (
  db: Queryable,
  filter: SaleFilter,
  below: readonly [string, string] | null,
  limit: number,
): Promise<SaleRow[]> => {
  const sales = await findSales(db, filter, below, limit)
  const periods = sales.filter(({ kind }) => kind === 'subscription')
  const charges = periods.flatMap(({ charge_id }) => charge_id ?? [])
  if (charges.length === 0) return sales
  const shares = await readShares(db, filter.creatorId, charges)
  return sales.map((sale) => ({ ...sale, ...shares.get(sale.charge_id ?? '') }))
}

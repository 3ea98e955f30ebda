import type { AccountId, Currency, OrderStanding } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'
import type { PieceOrder } from '../../checkout/reader/orders.ts'

export type SaleRow = PieceOrder & { readonly paid_at: Date }

interface SaleFilter {
  readonly creatorId: AccountId
  readonly currency?: Currency | undefined
  readonly standing?: OrderStanding | undefined
  readonly since?: Date
}

/** Newest first, what was paid for; what a promotion gave away is no sale. */
export const readSales = (
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

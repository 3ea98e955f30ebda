import type { AccountId, Currency, RefundStatus } from '@fanfare/contract'
import type { Queryable } from '../../../../platform/database/database.ts'
import { isBelow, type PageStart } from '../../../../platform/paging/keyset.ts'
import { readSharesOf } from '../../../ledger/index.ts'
import { type OrderRow, selectOrders } from '../../checkout/reader/orders.ts'

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
  { after, limit }: PageStart,
) => {
  let newest = selectOrders(db)
    .where('creator_id', '=', creatorId)
    .where('state', '=', 'paid')
    .where('total', '>', 0)
    .where(isBelow('paid_at', 'id', after))
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (currency) newest = newest.where('currency', '=', currency)
  if (since) newest = newest.where('paid_at', '>=', since)
  if (refundStatus) newest = newest.where('refund_status', '=', refundStatus)
  if (refundStatus && refundStatus !== 'kept') newest = newest.where('refund_status', '<>', 'kept')
  return newest.$castTo<SaleRow>().execute()
}

/** Newest first, what was paid for; what a promotion gave away is no sale. */
export const readSales = async (
  db: Queryable,
  filter: SaleFilter,
  start: PageStart,
): Promise<SaleRow[]> => {
  const sales = await findSales(db, filter, start)
  const periods = sales.filter(({ kind }) => kind === 'subscription')
  const charges = periods.flatMap(({ charge_id }) => charge_id ?? [])
  if (charges.length === 0) return sales
  const shares = await readSharesOf(db, filter.creatorId, charges)
  return sales.map((sale) => ({ ...sale, ...shares.get(sale.charge_id ?? '') }))
}

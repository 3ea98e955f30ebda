import type { OrderId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import type { OrderRow } from '../checkout/reader/orders.ts'
import { numberFrom, numberText } from './number.ts'

/** Null in the moment between paying and its number. */
export const readNumber = async ({ q }: Queryable, orderId: OrderId): Promise<string | null> => {
  const row = await q
    .selectFrom('billing.receipts')
    .select(['year', 'number'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row ? numberText(row) : null
}

export const readOrderByNumber = async (
  { q }: Queryable,
  text: string,
): Promise<OrderRow | null> => {
  const named = numberFrom(text)
  if (!named) return null
  const row = await q
    .selectFrom('billing.receipts as r')
    .innerJoin('billing.orders as o', 'o.id', 'r.order_id')
    .selectAll('o')
    .where('r.year', '=', named.year)
    .where('r.number', '=', named.number)
    .$castTo<OrderRow>()
    .executeTakeFirst()
  return row ?? null
}

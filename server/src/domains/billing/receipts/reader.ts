import type { OrderId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'

const digits = 6

/** Null in the moment between paying and its number. */
export const readNumber = async ({ q }: Queryable, orderId: OrderId): Promise<string | null> => {
  const row = await q
    .selectFrom('billing.receipts')
    .select(['year', 'number'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row ? `${row.year}-${String(row.number).padStart(digits, '0')}` : null
}

import type { OrderId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'

/** Of these orders, what was granted to go back: one that has had nothing back is left out. */
export const readReturned = async (
  { q }: Queryable,
  ids: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, number>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ order_id: OrderId; amount: number }>`
    select order_id, sum(amount)::int as amount from billing.refunds
    where order_id = any(${[...ids]}) and state in ('sending', 'pending', 'done')
    group by order_id`.execute(q)
  return new Map(rows.map(({ order_id, amount }) => [order_id, amount]))
}

import type { AccountId, ContentId, OrderId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

export interface RemovalRow {
  /** The post that was taken down. */
  readonly id: ContentId
  readonly noted_at: Date
  readonly reached_id: OrderId | null
  readonly due_at: Date
}

export interface Sold {
  readonly id: OrderId
  readonly account_id: AccountId
}

/**
 * Orders of it that nothing has gone back of, onwards from where it has come. What a bank did not take
 * since it was noted is not sent over and over: its buyer is told, and can ask for it.
 */
export const readSold = (
  { q }: Queryable,
  { id: contentId, noted_at, reached_id }: RemovalRow,
  most: number,
) => {
  const first = q
    .selectFrom('billing.orders as o')
    .select(['o.id', 'o.account_id'])
    .where('o.content_id', '=', contentId)
    .where('o.state', '=', sql.lit('paid'))
    .where('o.refund_status', '=', sql.lit('kept'))
    .where('o.total', '>', sql.lit(0))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('billing.refunds as r')
            .select('r.id')
            .whereRef('r.order_id', '=', 'o.id')
            .where('r.state', '=', sql.lit('failed'))
            .where('r.settled_at', '>=', noted_at),
        ),
      ),
    )
    .orderBy('o.id')
    .limit(most)
    .$castTo<Sold>()
  return (reached_id ? first.where('o.id', '>', reached_id) : first).execute()
}

import type {
  AccountId,
  Currency,
  OrderId,
  RefundId,
  RefundReason,
  RefundState,
} from '@fanfare/contract'
import type { Queryable } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/row.ts'
import { isAbove, isBelow, type PageStart } from '../../../../platform/paging/keyset.ts'

export interface RefundRow extends Row<'billing.refunds'> {
  readonly id: RefundId
  readonly order_id: OrderId
  readonly account_id: AccountId
  readonly creator_id: AccountId
  readonly currency: Currency
  readonly state: RefundState
  readonly asked_by: 'fan' | 'creator' | 'platform'
  readonly reason: RefundReason | null
  readonly answered_by: 'creator' | 'platform' | null
}

export const selectRefunds = ({ q }: Queryable) =>
  q.selectFrom('billing.refunds').selectAll().$castTo<RefundRow>()

export const readRefundRow = async (db: Queryable, id: RefundId): Promise<RefundRow | null> =>
  (await selectRefunds(db).where('id', '=', id).executeTakeFirst()) ?? null

export const readRefundByProvider = async (db: Queryable, providerId: string) =>
  (await selectRefunds(db).where('provider_id', '=', providerId).executeTakeFirst()) ?? null

/** Newest first: an order has few, and all but one of them came to nothing. */
export const readRefundsOfOrder = (db: Queryable, orderId: OrderId) =>
  selectRefunds(db)
    .where('order_id', '=', orderId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** How many this person was given by the rule alone since then. Gifts have a rule of their own. */
export const countSelfServed = async ({ q }: Queryable, accountId: AccountId, since: Date) => {
  const rows = await q
    .selectFrom('billing.refunds as r')
    .innerJoin('billing.orders as o', 'o.id', 'r.order_id')
    .select('r.id')
    .where('r.account_id', '=', accountId)
    .where('r.self_serve', '=', true)
    .where('r.asked_at', '>', since)
    .where('r.state', '<>', 'failed')
    .where('o.kind', '=', 'content')
    .execute()
  return rows.length
}

export const readRefundsOfCreator = (
  db: Queryable,
  creatorId: AccountId,
  { after, limit }: PageStart,
) =>
  selectRefunds(db)
    .where('creator_id', '=', creatorId)
    .where(isBelow('asked_at', 'id', after))
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** The oldest first: they have waited longest. */
export const readPlatformRefunds = (db: Queryable, { after, limit }: PageStart) =>
  selectRefunds(db)
    .where('state', '=', 'with-platform')
    .where(isAbove('asked_at', 'id', after))
    .orderBy('asked_at')
    .orderBy('id')
    .limit(limit)
    .execute()

import type {
  AccountId,
  Currency,
  OrderId,
  RefundId,
  RefundReason,
  RefundState,
} from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'

export interface RefundRow {
  readonly id: RefundId
  readonly order_id: OrderId
  readonly account_id: AccountId
  readonly creator_id: AccountId
  readonly title: string
  readonly amount: number
  readonly currency: Currency
  readonly state: RefundState
  readonly version: number
  readonly asked_by: 'fan' | 'creator' | 'platform'
  readonly self_serve: boolean
  readonly reason: RefundReason | null
  readonly words: string
  readonly answered_by: 'creator' | 'platform' | null
  readonly answer: string | null
  readonly provider_id: string | null
  readonly failure: string | null
  readonly asked_at: Date
  readonly answer_by: Date | null
  readonly settled_at: Date | null
  readonly due_at: Date | null
}

const refunds = ({ q }: Queryable) =>
  q.selectFrom('billing.refunds').selectAll().$castTo<RefundRow>()

export const readRefundRow = async (db: Queryable, id: RefundId): Promise<RefundRow | null> =>
  (await refunds(db).where('id', '=', id).executeTakeFirst()) ?? null

export const readRefundByProvider = async (db: Queryable, providerId: string) =>
  (await refunds(db).where('provider_id', '=', providerId).executeTakeFirst()) ?? null

/** Newest first: an order has few, and all but one of them came to nothing. */
export const readRefundsOfOrder = (db: Queryable, orderId: OrderId) =>
  refunds(db)
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

export type Keys = readonly [string, string]

export const readRefundsOfCreator = (
  db: Queryable,
  creatorId: AccountId,
  below: Keys | null,
  limit: number,
) => {
  const newest = refunds(db)
    .where('creator_id', '=', creatorId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (!below) return newest.execute()
  const [at, id] = below
  return newest.where(sql<boolean>`(asked_at, id) < (${at}::timestamptz, ${id}::uuid)`).execute()
}

/** The oldest first: they have waited longest. */
export const readPlatformRefunds = (db: Queryable, above: Keys | null, limit: number) => {
  const oldest = refunds(db)
    .where('state', '=', 'with-platform')
    .orderBy('asked_at')
    .orderBy('id')
    .limit(limit)
  if (!above) return oldest.execute()
  const [at, id] = above
  return oldest.where(sql<boolean>`(asked_at, id) > (${at}::timestamptz, ${id}::uuid)`).execute()
}

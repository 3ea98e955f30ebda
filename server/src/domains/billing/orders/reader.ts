import {
  type AccountId,
  type BillingInterval,
  type ContentId,
  type Currency,
  type GiftMonths,
  type MessageId,
  type OrderId,
  OrderState,
  type PaymentStatus,
  type PromotionId,
  type RefundStatus,
  type TierId,
} from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import { newestFirst, type PageStart } from '../../../platform/paging/keyset.ts'
import type { Rail } from '../../ledger/index.ts'

export interface OrderRow extends Row<'billing.orders'> {
  readonly id: OrderId
  readonly account_id: AccountId
  readonly content_id: ContentId | null
  readonly message_id: MessageId | null
  readonly tier_id: TierId | null
  readonly interval: BillingInterval | null
  /** Of a tier that is given away. */
  readonly months: GiftMonths | null
  /** Absent for a tab of tips, which has several. */
  readonly creator_id: AccountId | null
  readonly state: OrderState
  readonly currency: Currency
  readonly promotion_id: PromotionId | null
  readonly rail: Rail
  readonly refund_status: RefundStatus
}

export const selectOrders = ({ q }: Queryable) =>
  q.selectFrom('billing.orders').selectAll().$castTo<OrderRow>()

export const readOrderRow = async (db: Queryable, id: OrderId): Promise<OrderRow | null> =>
  (await selectOrders(db).where('id', '=', id).executeTakeFirst()) ?? null

/** In no particular order. */
export const readOrderRows = (db: Queryable, ids: readonly OrderId[]) =>
  selectOrders(db)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()

export const readOrderByIntent = async (db: Queryable, intentId: string) =>
  (await selectOrders(db).where('intent_id', '=', intentId).executeTakeFirst()) ?? null

/** Of everything one account has paid for. */
export const readPaidIds = async ({ q }: Queryable, accountId: AccountId) => {
  const rows = await q
    .selectFrom('billing.orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', sql.lit('paid'))
    .$castTo<Pick<OrderRow, 'id'>>()
    .execute()
  return rows.map(({ id }) => id)
}

/** Of these payments those whose order is paid. */
export const readPaidIntents = async ({ q }: Queryable, intentIds: readonly string[]) => {
  const rows = await q
    .selectFrom('billing.orders')
    .select('intent_id')
    .where(sql<boolean>`intent_id = any(${[...intentIds]})`)
    .where('state', '=', sql.lit('paid'))
    .execute()
  return new Set(rows.map(({ intent_id: id }) => id))
}

/** One buyer's that are not over, newest first. */
const readOthers = (db: Queryable, accountId: AccountId) =>
  selectOrders(db)
    .where('account_id', '=', accountId)
    .where('state', '<>', sql.lit('expired'))
    .orderBy('created_at', 'desc')

/** All of one kind for one post. */
export const readOrdersOfContent = (
  db: Queryable,
  accountId: AccountId,
  { contentId, kind }: { readonly contentId: ContentId; readonly kind: string },
) =>
  readOthers(db, accountId).where('content_id', '=', contentId).where('kind', '=', kind).execute()

/** For what is attached to one message. */
export const readOrdersOfMessage = (db: Queryable, accountId: AccountId, messageId: MessageId) =>
  readOthers(db, accountId).where('message_id', '=', messageId).execute()

/** First payments of one kind for any tier of one creator. */
export const readOrdersOfTiers = (
  db: Queryable,
  accountId: AccountId,
  { creatorId, kind }: { readonly creatorId: AccountId; readonly kind: string },
) =>
  readOthers(db, accountId)
    .where('creator_id', '=', creatorId)
    .where('kind', '=', sql.lit(kind))
    .where('off_session', '=', sql.lit(false))
    .where('state', '<>', sql.lit('paid'))
    .execute()

/** Months of one tier that one person gives away. */
export const readOrdersOfTerm = (db: Queryable, accountId: AccountId, tierId: TierId) =>
  readOthers(db, accountId).where('tier_id', '=', tierId).where('months', 'is not', null).execute()

const statesOf = {
  completed: ['paid'],
  pending: ['confirming', 'needs-action', 'processing'],
  failed: ['failed', 'expired'],
} as const satisfies Record<PaymentStatus, readonly OrderState[]>

/** Those that were confirmed at least once. */
export const readHistory = (
  db: Queryable,
  accountId: AccountId,
  start: PageStart,
  status?: PaymentStatus,
) =>
  selectOrders(db)
    .where('account_id', '=', accountId)
    .where('attempt', '>', sql.lit(0))
    .where('state', 'in', status ? statesOf[status] : OrderState.options)
    .$call(newestFirst('created_at', 'id', start))
    .execute()

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

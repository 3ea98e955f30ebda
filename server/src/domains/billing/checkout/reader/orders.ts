import {
  type AccountId,
  type BillingInterval,
  type ContentId,
  type Currency,
  type GiftMonths,
  type OrderId,
  OrderState,
  type PaymentStatus,
  type PromotionId,
  type RefundStatus,
  type TierId,
} from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/row.ts'
import { isBelow, type PageStart } from '../../../../platform/paging/keyset.ts'
import type { Rail } from '../../../ledger/index.ts'

/** A post for oneself, a post or months of a tier for somebody else, tips, or time with a tier. */
export type OrderKind = 'content' | 'gift' | 'tips' | 'subscription'
export type ContentKind = 'content' | 'gift'

export interface OrderRow extends Row<'billing.orders'> {
  readonly id: OrderId
  readonly account_id: AccountId
  readonly kind: OrderKind
  readonly content_id: ContentId | null
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

/** The table's own check says that one about a post is of these kinds. */
export interface ContentOrder extends OrderRow {
  readonly kind: ContentKind
  readonly content_id: ContentId
  readonly creator_id: AccountId
}
export const isContentOrder = (order: OrderRow): order is ContentOrder => order.content_id !== null

/** A period of a tier, or the rest of one. */
export interface TierOrder extends OrderRow {
  readonly kind: 'subscription'
  readonly tier_id: TierId
  readonly interval: BillingInterval
  readonly creator_id: AccountId
}
export const isTierOrder = (order: OrderRow): order is TierOrder => order.kind === 'subscription'

/** Months of a tier for whoever will claim them. */
export interface TermOrder extends OrderRow {
  readonly kind: 'gift'
  readonly tier_id: TierId
  readonly months: GiftMonths
  readonly creator_id: AccountId
}
export const isTermOrder = (order: OrderRow): order is TermOrder => order.months !== null

/** Paid for once and given back whole or not at all. */
export type SoldOnce = ContentOrder | TermOrder
export const isSoldOnce = (order: OrderRow): order is SoldOnce =>
  isContentOrder(order) || isTermOrder(order)

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
    .where('state', '=', 'paid')
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
    .where('state', '=', 'paid')
    .execute()
  return new Set(rows.map(({ intent_id: id }) => id))
}

/** All of one buyer for one post, newest first: for themselves, or for others. */
export const readOrdersOfContent = (
  db: Queryable,
  accountId: AccountId,
  { contentId, kind = 'content' }: { contentId: ContentId; kind?: ContentKind },
) =>
  selectOrders(db)
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .where('kind', '=', kind)
    .where('state', '<>', 'expired')
    .orderBy('created_at', 'desc')
    .execute()

/** First payments of one fan for any tier of one creator, newest first. */
export const readOrdersOfTiers = (db: Queryable, accountId: AccountId, creatorId: AccountId) =>
  selectOrders(db)
    .where('account_id', '=', accountId)
    .where('creator_id', '=', creatorId)
    .where('kind', '=', 'subscription')
    .where('off_session', '=', false)
    .where('state', 'not in', ['expired', 'paid'])
    .orderBy('created_at', 'desc')
    .execute()

/** Months of one tier that one person gives away, newest first. */
export const readOrdersOfTerm = (db: Queryable, accountId: AccountId, tierId: TierId) =>
  selectOrders(db)
    .where('tier_id', '=', tierId)
    .where('account_id', '=', accountId)
    .where('months', 'is not', null)
    .where('state', '<>', 'expired')
    .orderBy('created_at', 'desc')
    .execute()

const statesOf = {
  completed: ['paid'],
  pending: ['confirming', 'needs-action', 'processing'],
  failed: ['failed', 'expired'],
} as const satisfies Record<PaymentStatus, readonly OrderState[]>

/** Those that were confirmed at least once. */
export const readHistory = (
  db: Queryable,
  accountId: AccountId,
  { after, limit }: PageStart,
  status?: PaymentStatus,
) =>
  selectOrders(db)
    .where('account_id', '=', accountId)
    .where('attempt', '>', 0)
    .where('state', 'in', status ? statesOf[status] : OrderState.options)
    .where(isBelow('created_at', 'id', after))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

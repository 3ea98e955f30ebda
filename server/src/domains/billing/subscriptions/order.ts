import type { AccountId, BillingInterval, GiftMonths, TierId } from '@fanfare/contract'
import type { OrderRow } from '../orders/reader.ts'

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

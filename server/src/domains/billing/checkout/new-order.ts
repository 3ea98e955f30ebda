import type { OrderRow } from './reader/orders.ts'

/** What no order has when it begins. */
export const newOrder = {
  version: 1,
  rail: 'card',
  promotion_id: null,
  code: null,
  save_card: false,
  content_id: null,
  tier_id: null,
  interval: null,
  months: null,
  intent_id: null,
  charge_id: null,
  off_session: false,
  consent_at: null,
  country_stated: null,
  country_of_card: null,
  card_brand: null,
  card_last4: null,
  failure: null,
  paid_at: null,
  refunded_at: null,
  refund_status: 'kept',
  access_turn: 0,
} as const satisfies Partial<OrderRow>

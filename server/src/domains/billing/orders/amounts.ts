import { type Money, money, splitPrice, subtractMoney } from '@fanfare/contract'
import type { OrderRow } from './reader.ts'

/**
 * A share for everyone of what is left of the price. The discount is the creator's, who made the
 * promotion: fees are of what is paid. What tax it holds is known when it is paid.
 */
export const amountsOf = (price: Money, discount: Money = money(0, price.currency)) => {
  const { total, processing, platform, creator, tax } = splitPrice(subtractMoney(price, discount))
  return {
    currency: price.currency,
    price: price.amount,
    discount: discount.amount,
    processing: processing.amount,
    platform: platform.amount,
    creator: creator.amount,
    tax: tax.amount,
    total: total.amount,
  }
}

/** What no order has when it begins. */
export const newOrder = {
  version: 1,
  rail: 'card',
  promotion_id: null,
  code: null,
  save_card: false,
  content_id: null,
  message_id: null,
  tier_id: null,
  interval: null,
  months: null,
  intent_id: null,
  charge_id: null,
  off_session: false,
  consent_at: null,
  country_stated: null,
  country_of_card: null,
  country_of_network: null,
  tax_country: null,
  tax_rate: 0,
  card_brand: null,
  card_last4: null,
  failure: null,
  paid_at: null,
  refunded_at: null,
  refund_status: 'kept',
  access_turn: 0,
} as const satisfies Partial<OrderRow>

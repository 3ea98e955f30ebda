import { type Money, minimumPrice, money, splitPrice, type TierId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { discountOf, isFor } from '../promotions/policy.ts'
import { type PromotionRow, readPromotion } from '../promotions/reader.ts'
import type { Bill } from './new-invoice.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

/** Whether the code of a subscription says anything about this tier. */
export const isPromoted = (
  { creator_id: creatorId, price, currency }: SubscriptionRow,
  tierId: TierId,
  promotion: PromotionRow | null,
): promotion is PromotionRow => {
  const wanted = { contentId: null, tierId, creatorId, price: money(price, currency) }
  return promotion !== null && isFor(promotion, wanted)
}

/** What a period costs while the code still holds. It was redeemed once, with the first. */
export const promotedPrice = (
  row: SubscriptionRow,
  { tier_id, price }: Pick<Bill, 'tier_id' | 'price'>,
  promotion: PromotionRow | null,
): number => {
  if (row.promotion_left === 0 || !isPromoted(row, tier_id, promotion)) return price
  return price - discountOf(promotion, money(price, row.currency)).amount
}

/** Of the period that runs or of those to come. */
export const readPromotionOf = async (
  db: Queryable,
  { promotion_id: id }: Pick<SubscriptionRow, 'promotion_id'>,
) => (id ? readPromotion(db, id) : null)

export interface RenewalSum {
  /** Before the fee. */
  readonly charged: number
  readonly takesTips: boolean
  readonly carried: number
}

/** Too little for a card joins the next renewal, and tips stay on their tab. */
export const renewalSum = (
  price: number,
  { carried }: SubscriptionRow,
  tips: number,
): RenewalSum => {
  const own = price + carried
  const sum = own + tips
  if (sum === 0 || sum >= minimumPrice) return { charged: sum, takesTips: true, carried: 0 }
  return { charged: 0, takesTips: false, carried: own }
}

/** Whether a yes to one covers the other. */
export const isAtMost = (asked: Money, shown: Money) =>
  asked.currency === shown.currency && asked.amount <= shown.amount

export const totalOf = ({ currency }: Pick<SubscriptionRow, 'currency'>, price: number): Money =>
  price === 0 ? money(0, currency) : splitPrice(money(price, currency)).total

import { type Money, minimumPrice, money, splitPrice, type TierId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { discountOf, isFor } from '../promotions/policy.ts'
import { type PromotionRow, readPromotion } from '../promotions/reader.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

interface Period {
  readonly tierId: TierId
  /** Before the fee. */
  readonly price: number
}

/** Whether the code of a subscription says anything about this tier. */
export const isPromoted = (
  row: SubscriptionRow,
  { tierId, price }: Period,
  promotion: PromotionRow | null,
): promotion is PromotionRow => {
  const wanted = { contentId: null, tierId, creatorId: row.creator_id }
  return promotion !== null && isFor(promotion, { ...wanted, price: money(price, row.currency) })
}

/** What a period costs while the code still holds. It was redeemed once, with the first. */
export const promotedPrice = (
  row: SubscriptionRow,
  period: Period,
  promotion: PromotionRow | null,
): number => {
  if (row.promotion_left === 0 || !isPromoted(row, period, promotion)) return period.price
  return period.price - discountOf(promotion, money(period.price, row.currency)).amount
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

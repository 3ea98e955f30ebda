import { type Money, money, splitPrice, subtractMoney } from '@fanfare/contract'

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

import { type Money, maximumPrice, minimumPrice, money, splitPrice } from './money.ts'

/** What a creator may have in mind when they set a price: what fans pay, or what they receive. */
export type PriceSide = 'total' | 'creator'

export const amountAt = (price: Money, side: PriceSide): number => splitPrice(price)[side].amount

export interface AskingPrices {
  /** The lowest price that comes to exactly the wanted amount. */
  readonly exact: Money | null
  /** Where there is none: the prices that come closest to it from both sides, within the limits. */
  readonly below: Money | null
  readonly above: Money | null
}

/**
 * The price to set for a wanted amount. Neither side falls while the price rises, so the lowest one
 * that brings enough is found by halving. Fees are whole cents: some totals no price comes to.
 */
export const pricesFor = ({ amount, currency }: Money, side: PriceSide): AskingPrices => {
  const at = (price: number) => amountAt(money(price, currency), side)
  let [low, high] = [minimumPrice, maximumPrice + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (at(middle) < amount) low = middle + 1
    else high = middle
  }
  const [enough, less] = [
    low <= maximumPrice ? money(low, currency) : null,
    low > minimumPrice ? money(low - 1, currency) : null,
  ]
  if (enough && at(enough.amount) === amount) return { exact: enough, below: null, above: null }
  return { exact: null, below: less, above: enough }
}

import type { TierPrices, TierView } from '@fanfare/contract'
import { type Money, splitPrice } from '@fanfare/contract/money'
import { moneyText } from '../../../app/money.ts'

const totalOf = (price: Money) => moneyText(splitPrice(price).total)

const forSubscribers = (before: Money | null, after: Money | null, each: 'month' | 'year') => {
  if (!before || !after || before.amount === after.amount) return []
  const [old, next] = [totalOf(before), totalOf(after)]
  return before.amount > after.amount
    ? [
        `Whoever is subscribed by the ${each} pays ${next} in place of ${old} from their next renewal, by itself.`,
      ]
    : [
        `Whoever is subscribed by the ${each} keeps paying ${old}. We tell them 30 days ahead, and they pay ${next} only after a click of theirs: silence keeps the old price.`,
      ]
}

/** What a change of price does, to newcomers and to those who are there, with both sums. */
export const consequences = (tier: TierView, next: TierPrices | null): string[] => {
  if (!next) return []
  const { price, yearlyPrice } = next
  const newcomers =
    price.amount === 0
      ? 'New subscribers pay nothing.'
      : `New subscribers pay ${totalOf(price)} a month from now on, of which you receive ${moneyText(splitPrice(price).creator)}.`
  if (!tier.hasSubscribers)
    return [newcomers, 'Nobody has subscribed yet, so nobody else is concerned.']
  return [
    newcomers,
    ...forSubscribers(tier.price, price, 'month'),
    ...forSubscribers(tier.yearlyPrice, yearlyPrice, 'year'),
  ]
}

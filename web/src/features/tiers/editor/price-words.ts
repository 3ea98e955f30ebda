import type { TierPrices, TierView } from '@fanfare/contract'
import { type Money, splitPrice } from '@fanfare/contract/money'
import { moneyText } from '../../../core/format/money.ts'

const billed = { month: 'Monthly', year: 'Yearly' } as const

const totalOf = (price: Money) => moneyText(splitPrice(price).total)

const forSubscribers = (before: Money | null, after: Money | null, each: 'month' | 'year') => {
  if (!before || !after || before.amount === after.amount) return []
  const [old, next] = [totalOf(before), totalOf(after)]
  return before.amount > after.amount
    ? [
        `${billed[each]} subscribers automatically pay ${next} instead of ${old} from their next renewal.`,
      ]
    : [
        `${billed[each]} subscribers keep paying ${old}. We’ll let them know 30 days ahead, and they’ll pay ${next} only if they agree.`,
      ]
}

/** What a change of price does, to newcomers and to those who are there, with both sums. */
export const consequences = (tier: TierView, next: TierPrices | null): string[] => {
  if (!next) return []
  const { price, yearlyPrice } = next
  const newcomers =
    price.amount === 0
      ? 'New subscribers get it free.'
      : `New subscribers pay ${totalOf(price)} a month from now on. You receive ${moneyText(splitPrice(price).creator)}.`
  if (!tier.hasSubscribers)
    return [newcomers, 'No one has subscribed yet, so no one else is affected.']
  return [
    newcomers,
    ...forSubscribers(tier.price, price, 'month'),
    ...forSubscribers(tier.yearlyPrice, yearlyPrice, 'year'),
  ]
}

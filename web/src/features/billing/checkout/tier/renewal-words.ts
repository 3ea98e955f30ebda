import type { OrderItem, OrderLines } from '@fanfare/contract'
import { dayText, monthsLater } from '../../../../app/dates.ts'
import { moneyText } from '../../../../app/money.ts'
import { priceWords } from '../../../../app/price-words.ts'
import { plural } from '../../../../ui/format.ts'

export type TierItem = Extract<OrderItem, { type: 'subscription' }>

const monthsOf = ({ interval }: TierItem) => (interval === 'year' ? 12 : 1)

/** The same day of the buyer's own calendar, a period from now. */
const renewsOn = (item: TierItem, now = new Date()) => dayText(monthsLater(now, monthsOf(item)))

/** What comes after the sum that is paid now. The price it renews for is always among it. */
export const renewalWords = (item: TierItem, lines: OrderLines, now = new Date()): string => {
  const { why, renewal, interval, discountedPeriods } = item
  const price = priceWords(renewal, interval)
  if (why === 'upgrade') return `For the rest of this ${interval}. It renews for ${price}.`
  if (why === 'renewal') return `For the ${interval} that has begun. It renews for ${price}.`
  if (lines.discount.amount > 0 && discountedPeriods > 1) {
    const periods = plural(discountedPeriods, interval)
    return `${moneyText(lines.total)} for each of the first ${periods}, then ${price}. Renews on ${renewsOn(item, now)}, until you cancel.`
  }
  return `Renews on ${renewsOn(item, now)} for ${price}, until you cancel.`
}

/** What pressing the button does, with the exact sum. */
export const subscribeWords = (item: TierItem, lines: OrderLines) => {
  if (item.why !== 'first') return `Pay ${moneyText(lines.total)}`
  return lines.discount.amount > 0
    ? `Subscribe, ${moneyText(lines.total)} now`
    : `Subscribe, ${priceWords(lines.total, item.interval)}`
}

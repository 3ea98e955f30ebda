import type { OrderItem, OrderLines } from '@fanfare/contract'
import { dayText, monthsLater } from '../../../../app/dates.ts'
import { moneyText } from '../../../../app/money.ts'
import { priceWords } from '../../../../app/price-words.ts'
import { plural } from '../../../../ui/format.ts'

export type TierItem = Extract<OrderItem, { type: 'subscription' }>

const monthsOf = ({ interval }: TierItem) => (interval === 'year' ? 12 : 1)

/** The same day of the buyer's own calendar, so many periods from now. */
const dayAfter = (periods: number, item: TierItem, now: Date) =>
  dayText(monthsLater(now, periods * monthsOf(item)))

const nowWords = ({ total }: OrderLines) => (total.amount === 0 ? 'nothing' : moneyText(total))

const isPromoted = ({ why, discountedPeriods }: TierItem, { discount }: OrderLines) =>
  why === 'first' && discount.amount > 0 && discountedPeriods > 1

/** Every sum that is charged by itself from now on. */
export const chargeWords = (item: TierItem, lines: OrderLines) => {
  const { renewal, interval, discountedPeriods } = item
  const price = priceWords(renewal, interval)
  if (!isPromoted(item, lines)) return price
  return `${nowWords(lines)} for each of the first ${plural(discountedPeriods, interval)}, then ${price}`
}

/** What comes after the sum that is paid now. The price it renews for is always among it. */
export const renewalWords = (item: TierItem, lines: OrderLines, now = new Date()): string => {
  const { why, interval, discountedPeriods } = item
  const price = chargeWords(item, lines)
  if (why === 'upgrade') return `For the rest of this ${interval}. It renews for ${price}.`
  if (why === 'renewal') return `For the ${interval} that has begun. It renews for ${price}.`
  if (isPromoted(item, lines))
    return `You pay ${price} from ${dayAfter(discountedPeriods, item, now)} on, until you cancel.`
  return `Renews on ${dayAfter(1, item, now)} for ${price}, until you cancel.`
}

/** What pressing the button does, with the exact sum. */
export const subscribeWords = (item: TierItem, lines: OrderLines) => {
  if (item.why !== 'first') return `Pay ${moneyText(lines.total)}`
  return lines.discount.amount > 0
    ? `Subscribe, ${nowWords(lines)} now`
    : `Subscribe, ${priceWords(lines.total, item.interval)}`
}

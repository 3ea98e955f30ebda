import type { OrderItem, OrderLines } from '@fanfare/contract'
import { monthsLater } from '../../../../core/format/calendar.ts'
import { moneyText } from '../../../../core/format/money.ts'
import { priceWords } from '../../../../core/format/price-words.ts'
import { dayText } from '../../../../ui/text/dates.ts'
import { plural } from '../../../../ui/text/format.ts'

export type TierItem = Extract<OrderItem, { type: 'subscription' }>

const monthsOf = ({ interval }: TierItem) => (interval === 'year' ? 12 : 1)

/** The same day of the buyer's own calendar, so many periods from now. */
const dayAfter = (periods: number, item: TierItem, now: Date) =>
  dayText(monthsLater(now, periods * monthsOf(item)))

const isPromoted = ({ why, discountedPeriods }: TierItem, { discount }: OrderLines) =>
  why === 'first' && discount.amount > 0 && discountedPeriods > 1

/** Every amount that is charged automatically from now on. */
export const chargeWords = (item: TierItem, lines: OrderLines) => {
  const { renewal, interval, discountedPeriods } = item
  const price = priceWords(renewal, interval)
  if (!isPromoted(item, lines)) return price
  return `${moneyText(lines.total)} for each of the first ${plural(discountedPeriods, interval)}, then ${price}`
}

/** What comes after the sum that is paid now. The price it renews for is always among it. */
export const renewalWords = (item: TierItem, lines: OrderLines, now = new Date()): string => {
  const { why, interval, discountedPeriods } = item
  const price = chargeWords(item, lines)
  if (why === 'upgrade') return `Covers the rest of this ${interval}, then renews at ${price}.`
  if (why === 'renewal') return `Covers the current ${interval}, then renews at ${price}.`
  if (isPromoted(item, lines))
    return `You’ll pay ${price} starting ${dayAfter(discountedPeriods, item, now)}, until you cancel.`
  return `Renews on ${dayAfter(1, item, now)} at ${price} until you cancel.`
}

/** What pressing the button does, with the exact sum. */
export const subscribeWords = (item: TierItem, lines: OrderLines) => {
  if (item.why !== 'first') return `Pay ${moneyText(lines.total)}`
  return lines.discount.amount > 0
    ? `Subscribe, ${moneyText(lines.total)} now`
    : `Subscribe, ${priceWords(lines.total, item.interval)}`
}

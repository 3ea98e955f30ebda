import type { Money, TierOffer } from '@fanfare/contract'
import { moneyText } from '../../core/format/money.ts'
import { plural } from '../../ui/text/format.ts'

export const monthWords = (total: Money) =>
  total.amount === 0 ? 'Free' : `${moneyText(total)} a month`

/** Nothing for a tier that is not sold by the year. */
export const yearWords = ({ yearlyTotal, yearlySaves }: YearOf) => {
  if (!yearlyTotal) return null
  const saves = yearlySaves ? ` (save ${moneyText(yearlySaves)})` : ''
  return `${moneyText(yearlyTotal)} a year${saves}`
}
type YearOf = Pick<TierOffer, 'yearlyTotal' | 'yearlySaves'>

export const trialWords = (days: number) => (days > 0 ? `${days}-day free trial` : null)

export const seatWords = (left: number | null) => {
  if (left === null) return null
  return left === 0 ? 'No spots left' : `${plural(left, 'spot')} left`
}

/** What the button to its checkout says, with what a month costs where no price stands beside it. */
export const subscribeWords = (
  { trialDays, total }: Pick<TierOffer, 'trialDays' | 'total'>,
  isPriced: boolean,
) => {
  if (trialDays > 0) return `Start ${trialDays}-day free trial`
  if (total.amount === 0) return 'Join free'
  return isPriced ? `Subscribe for ${moneyText(total)}/mo` : 'Subscribe'
}

/** On a locked post: what the tier opens besides it. */
export const joinWords = (noun: string, others: number, trialDays: number) => {
  const rest = others > 0 ? ` and ${plural(others, 'more post')}` : ''
  const trial = trialDays > 0 ? ` Free for ${plural(trialDays, 'day')}.` : ''
  return `Opens this ${noun}${rest}.${trial} Cancel anytime.`
}

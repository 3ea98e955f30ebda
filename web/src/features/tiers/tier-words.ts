import type { Money, TierOffer, TierOpens } from '@fanfare/contract'
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

const few = (count: number, words: string) =>
  count > 0 ? [`${count.toLocaleString()} ${words}`] : []

/** What there was to open in the last 90 days, and on what terms, a line each. */
export const opensLines = (opens: TierOpens, isFree: boolean): string[] => {
  const { included, soldSeparately, otherTiers } = opens
  const all = included + soldSeparately + otherTiers + opens.public
  if (all === 0) return ['Nothing published']
  return [
    ...(isFree ? ['No locked posts included'] : [`${plural(included, 'post')} included`]),
    ...few(soldSeparately, 'sold separately'),
    ...few(opens.public, 'free for everyone'),
    ...few(otherTiers, 'in other tiers only'),
  ]
}

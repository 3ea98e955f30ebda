import type { Money, TierOffer, TierOpens } from '@fanfare/contract'
import { moneyText } from '../../app/money.ts'
import { plural } from '../../ui/format.ts'

export const monthWords = (total: Money) =>
  total.amount === 0 ? 'Free' : `${moneyText(total)} a month`

/** Nothing for a tier that is not sold by the year. */
export const yearWords = ({ yearlyTotal, yearlySaves }: YearOf) => {
  if (!yearlyTotal) return null
  const saves = yearlySaves ? `, saves ${moneyText(yearlySaves)}` : ''
  return `${moneyText(yearlyTotal)} a year${saves}`
}
type YearOf = Pick<TierOffer, 'yearlyTotal' | 'yearlySaves'>

export const trialWords = (days: number) => (days > 0 ? `${plural(days, 'day')} free first` : null)

export const seatWords = (left: number | null) => {
  if (left === null) return null
  return left === 0 ? 'All seats are taken' : `${plural(left, 'seat')} left`
}

const few = (count: number, words: string) =>
  count > 0 ? [`${count.toLocaleString()} ${words}`] : []

/** What there was to open in the last 90 days, and on what terms, a line each. */
export const opensLines = (opens: TierOpens, isFree: boolean): string[] => {
  const { included, soldSeparately, otherTiers } = opens
  const all = included + soldSeparately + otherTiers + opens.public
  if (all === 0) return ['Nothing was published']
  return [
    ...(isFree
      ? ['Nothing that is locked is included']
      : [`${plural(included, 'piece')} included`]),
    ...few(soldSeparately, 'sold separately'),
    ...few(opens.public, 'open to everyone anyway'),
    ...few(otherTiers, 'in other tiers only'),
  ]
}

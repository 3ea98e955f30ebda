import type { Currency, SearchFilters } from '@fanfare/contract'
import { categories } from '@fanfare/contract/categories'
import { moneyText } from '../../../core/format/money.ts'
import { dateText } from '../../../ui/text/dates.ts'
import { clockTime } from '../../../ui/text/format.ts'
import { chosenOf, lengths, periods, prices } from './choices.ts'

interface ActiveFilter {
  readonly label: string
  /** The change that takes it away. */
  readonly without: SearchFilters
}

type Range = { readonly min?: number | undefined; readonly max?: number | undefined }

const between = ({ min, max }: Range, text: (value: number) => string) => {
  if (min === undefined) return `up to ${text(max ?? 0)}`
  return max === undefined ? `from ${text(min)}` : `${text(min)} to ${text(max)}`
}

const since = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => {
  if (from && to) return `${dateText(from)} to ${dateText(to)}`
  return from ? `Since ${dateText(from)}` : `Until ${dateText(to ?? '')}`
}

/** What narrows the results, in words. Types are tabs, and sorting takes nothing away. */
export const activeFilters = (
  filters: SearchFilters,
  now: Date,
  currency: Currency,
): ActiveFilter[] => {
  const { category, priceRange, duration, dateRange, verified, tags = [] } = filters
  const active: ActiveFilter[] = []
  if (category) active.push({ label: categories[category].name, without: { category: undefined } })
  if (priceRange) {
    const inMoney = (amount: number) => moneyText({ amount, currency })
    const label = chosenOf(prices, priceRange)?.label ?? `Price ${between(priceRange, inMoney)}`
    active.push({ label, without: { priceRange: undefined } })
  }
  if (duration) {
    const label = chosenOf(lengths, duration)?.label ?? `Length ${between(duration, clockTime)}`
    active.push({ label, without: { duration: undefined } })
  }
  if (dateRange) {
    const label = chosenOf(periods(now), dateRange)?.label ?? since(dateRange)
    active.push({ label, without: { dateRange: undefined } })
  }
  if (verified) active.push({ label: 'Verified creators', without: { verified: undefined } })
  for (const tag of tags) {
    const rest = tags.filter((other) => other !== tag)
    active.push({ label: `#${tag}`, without: { tags: rest.length > 0 ? rest : undefined } })
  }
  return active
}

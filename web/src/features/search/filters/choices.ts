import type { SearchFilters } from '@fanfare/contract'
import { daysLater } from '../../../core/format/calendar.ts'

type Range = NonNullable<SearchFilters['duration']>

export interface Choice<Value> {
  readonly name: string
  readonly label: string
  readonly value: Value | undefined
}

const minute = 60

export const lengths: readonly Choice<Range>[] = [
  { name: 'any', label: 'Any', value: undefined },
  { name: 'short', label: 'Under 5 minutes', value: { max: 5 * minute } },
  { name: 'middle', label: '5 to 20 minutes', value: { min: 5 * minute, max: 20 * minute } },
  { name: 'long', label: 'Over 20 minutes', value: { min: 20 * minute } },
]

/** In minor units; whatever is for sale costs at least one. */
export const prices: readonly Choice<Range>[] = [
  { name: 'any', label: 'Any', value: undefined },
  { name: 'free', label: 'Free', value: { max: 0 } },
  { name: 'paid', label: 'For sale', value: { min: 1 } },
]

/** From the beginning of a day, so that all who choose it within a day ask for the same. */
export const periods = (now: Date): readonly Choice<{ from: string }>[] => {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  const since = (days: number) => ({ from: daysLater(today, -days).toISOString() })
  return [
    { name: 'any', label: 'Any time', value: undefined },
    { name: 'week', label: 'This week', value: since(7) },
    { name: 'month', label: 'This month', value: since(30) },
    { name: 'year', label: 'This year', value: since(365) },
  ]
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Null for what only an address can say, such as a price from 3 to 4. */
export const chosenOf = <Value>(choices: readonly Choice<Value>[], value: unknown) =>
  choices.find((choice) => same(choice.value, value)) ?? null

import type { ComingRenewal, Money } from '@fanfare/contract'
import { addMoney } from '@fanfare/contract/money'
import { monthText } from '../../ui/text/dates.ts'

/** One sum for each currency, in the order they first come up. */
export const sumsOf = (sums: readonly Money[]): Money[] => {
  const byCurrency = new Map<string, Money>()
  for (const sum of sums) {
    const known = byCurrency.get(sum.currency)
    byCurrency.set(sum.currency, known ? addMoney(known, sum) : sum)
  }
  return [...byCurrency.values()]
}

interface RenewalDay {
  readonly day: Date
  readonly renewals: readonly ComingRenewal[]
}

export interface RenewalMonth {
  readonly name: string
  readonly days: readonly RenewalDay[]
  readonly sums: readonly Money[]
}

const daysOf = (renewals: readonly ComingRenewal[]): RenewalDay[] =>
  [...Map.groupBy(renewals, ({ at }) => new Date(at).getDate())].map(([, ofDay]) => ({
    day: new Date((ofDay[0] as ComingRenewal).at),
    renewals: ofDay,
  }))

/** By the reader's own months and days, with what each month comes to. */
export const byMonth = (renewals: readonly ComingRenewal[]): RenewalMonth[] => {
  const ordered = renewals.toSorted((one, other) => one.at.localeCompare(other.at))
  return [...Map.groupBy(ordered, ({ at }) => monthText(at))].map(([name, ofMonth]) => ({
    name,
    days: daysOf(ofMonth),
    sums: sumsOf(ofMonth.map(({ total }) => total)),
  }))
}

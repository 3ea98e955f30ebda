import type { Currency, StudioDays } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { moneyText } from '../../../../core/format/money.ts'
import { shortMoneyText } from '../../../../core/format/short-money.ts'
import type { DayMark } from '../../../../ui/chart/day-chart.tsx'
import { plural, shortCount } from '../../../../ui/text/format.ts'
import { changeWords } from '../since/change-words.ts'
import { compared } from '../since/since.ts'

export const metrics = [
  ['earnings', 'Earnings'],
  ['subscribers', 'Subscribers'],
  ['views', 'Views'],
] as const
export type Metric = (typeof metrics)[number][0]

export const metricFrom = (text: string | null): Metric =>
  metrics.find(([metric]) => metric === text)?.[0] ?? 'earnings'

const lengths = ['7', '28', '90', String(limits.studioDays)] as const
export type Length = (typeof lengths)[number]
export const periods = lengths.map((days) => [days, `Last ${days} days`] as const)

export const lengthFrom = (text: string | null): Length =>
  lengths.find((days) => days === text) ?? '28'

const longestTitle = 18
const cut = (title: string) =>
  title.length > longestTitle ? `${title.slice(0, longestTitle - 1).trimEnd()}…` : title

/** Beside each other on one day they are one mark. */
export const marksOf = (posts: StudioDays['posts']): DayMark[] =>
  [...Map.groupBy(posts, ({ date }) => date)].map(([date, [first, ...more]]) => {
    const title = first?.title || 'Untitled'
    const several = `${plural(more.length + 1, 'post')} published`
    return {
      date,
      text: more.length > 0 ? several : `“${title}” published`,
      label: more.length > 0 ? several : `“${cut(title)}” published`,
    }
  })

interface Drawn {
  readonly title: string
  readonly name: string
  readonly values: readonly number[]
  readonly text: (value: number) => string
  readonly shortText: (value: number) => string
  readonly unit: number
  readonly isTotal: boolean
}

const counted = {
  text: (value: number) => value.toLocaleString(),
  shortText: shortCount,
  unit: 1,
}

/** Null where there has never been anything to draw. */
export const drawnOf = (
  days: StudioDays,
  metric: Metric,
  currency: Currency | undefined,
): Drawn | null => {
  if (metric === 'views') {
    return { title: 'Views per day', name: 'Views', values: days.views, isTotal: false, ...counted }
  }
  if (metric === 'subscribers') {
    const { subscribers: values } = days
    return { title: 'Subscribers', name: 'Subscribers', values, isTotal: true, ...counted }
  }
  const earned = days.earnings.find((one) => one.currency === currency) ?? days.earnings[0]
  return (
    (earned && {
      title: 'Earnings per day',
      name: 'Earnings',
      values: earned.net,
      isTotal: false,
      text: (amount) => moneyText({ amount, currency: earned.currency }),
      shortText: (amount) => shortMoneyText({ amount, currency: earned.currency }),
      unit: 100,
    }) ??
    null
  )
}

/** The figure that the chart is about, in a sentence. */
export const sumWords = ({ values, isTotal, text }: Drawn) => {
  const days = values.length / 2
  if (isTotal) {
    const change = (values.at(-1) ?? 0) - (values[days - 1] ?? 0)
    const more = `${Math.abs(change).toLocaleString()} ${change > 0 ? 'more' : 'fewer'}`
    return `${text(values.at(-1) ?? 0)} now, ${change === 0 ? 'as many as' : `${more} than`} ${days} days ago`
  }
  const { now, before } = compared(values)
  const change = changeWords(now, before)
  const total = `${text(now)} in ${days} days`
  if (!change) return total
  if (change.up === null) return `${total}, the same as in the ${days} days before`
  return `${total}, ${change.text.slice(1)} ${change.up ? 'more' : 'less'} than in the ${days} days before`
}

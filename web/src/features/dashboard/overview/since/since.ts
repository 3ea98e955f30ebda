import type { StudioDays } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { calendarDay } from '../../../../ui/text/dates.ts'

const day = 86_400_000
/** Who comes for the first time reads about a week. */
const firstDays = 7

const dayOf = (at: number | string) => new Date(at).toISOString().slice(0, 10)

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / day)

/** How many days are counted: those since the last visit, with its own and today's. */
export const daysSince = (lastVisitAt: string | null, now: number) => {
  if (!lastVisitAt) return firstDays
  return Math.min(limits.studioDays, daysBetween(dayOf(lastVisitAt), dayOf(now)) + 1)
}

/** The day of the last visit as people say it: “yesterday”, “Thursday”, “November 3”. */
export const visitWords = (lastVisitAt: string, now: number) => {
  const visited = dayOf(lastVisitAt)
  const ago = daysBetween(visited, dayOf(now))
  if (ago <= 0) return 'today'
  if (ago === 1) return 'yesterday'
  if (ago < 7) return calendarDay(visited, { weekday: 'long' })
  return calendarDay(visited, { month: 'long', day: 'numeric' })
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The period and the one before it: a list has both halves. */
export const compared = (values: readonly number[]) => {
  const half = values.length / 2
  return { now: sum(values.slice(half)), before: sum(values.slice(0, half)) }
}

export const sinceOf = ({ earnings, joined, left, subscribers, views, comments }: StudioDays) => ({
  earned: earnings.map(({ currency, net }) => ({ currency, ...compared(net) })),
  joined: compared(joined),
  left: compared(left).now,
  subscribers: subscribers.at(-1) ?? 0,
  views: compared(views),
  comments: compared(comments),
})
export type Since = ReturnType<typeof sinceOf>

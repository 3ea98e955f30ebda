import type { AudienceView } from '@fanfare/contract'
import { calendarDay } from '../../../ui/text/calendar-day.ts'
import { plural } from '../../../ui/text/format.ts'

export type Days = AudienceView['days']

const most = (days: Days, of: 'joined' | 'left') =>
  days.reduce<Days[number] | null>((top, day) => (day[of] > (top?.[of] ?? 0) ? day : top), null)

/** Describes the chart for people who can't see the bars. */
export const movementWords = (days: Days) => {
  const sum = (of: 'joined' | 'left') => days.reduce((all, day) => all + day[of], 0)
  const [joined, left] = [sum('joined'), sum('left')]
  if (joined + left === 0) return 'No one joined or left in this period.'
  const best = most(days, 'joined')
  const worst = most(days, 'left')
  const peaks = [
    best && `Most joined on ${calendarDay(best.date)} (${best.joined}).`,
    worst && `Most left on ${calendarDay(worst.date)} (${worst.left}).`,
  ]
  return [`${plural(joined, 'person', 'people')} joined, ${left.toLocaleString()} left.`, ...peaks]
    .filter(Boolean)
    .join(' ')
}

/** Days on which something happened, the latest first: what a table can hold. */
export const eventfulDays = (days: Days) =>
  days.filter(({ joined, left }) => joined + left > 0).toReversed()

import { shortDayText } from '../../../../ui/text/dates.ts'
import { plural } from '../../../../ui/text/format.ts'

const hour = 3_600_000
const day = 24 * hour
/** Nearer than this, how long is left says more than the date. */
const nearDays = 7

/** Rounded down: nobody is told of time that they do not have. */
export const deadlineWords = (dueAt: string, now: number): string => {
  const left = Date.parse(dueAt) - now
  if (left <= 0) return 'Overdue'
  if (left < hour) return 'Less than an hour left'
  if (left < day) return `${plural(Math.floor(left / hour), 'hour')} left`
  if (left < nearDays * day) return `${plural(Math.floor(left / day), 'day')} left`
  return `By ${shortDayText(dueAt)}`
}

import { namedDateText, shortDayText } from './dates.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const shortDate = (date: Date, now: number) => {
  const sameYear = date.getFullYear() === new Date(now).getFullYear()
  return sameYear ? shortDayText(date) : namedDateText(date)
}

export const timeAgo = (date: Date, now: number, dateOf = shortDate) => {
  const passed = now - date.getTime()
  if (passed < minute) return 'just now'
  if (passed < hour) return `${Math.floor(passed / minute)}m ago`
  if (passed < day) return `${Math.floor(passed / hour)}h ago`
  if (passed <= 7 * day) return `${Math.floor(passed / day)}d ago`
  return dateOf(date, now)
}

import { shortDate } from '../../../ui/text/time-ago.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago the last message of a conversation was, where there is room for two letters. */
export const timeLabel = (date: Date, now: number): string => {
  const passed = now - date.getTime()
  if (passed < minute) return 'now'
  if (passed < hour) return `${Math.floor(passed / minute)}m`
  if (passed < day) return `${Math.floor(passed / hour)}h`
  if (passed < 7 * day) return `${Math.floor(passed / day)}d`
  return shortDate(date, now)
}

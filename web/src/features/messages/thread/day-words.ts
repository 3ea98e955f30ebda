import { dayText, namedDayText } from '../../../ui/text/dates.ts'

const day = 86_400_000
const dayOf = (instant: Date | number) => new Date(instant).toDateString()

/** What stands between two days of a conversation. */
export const dayWords = (at: string, now: number): string => {
  const date = new Date(at)
  if (dayOf(date) === dayOf(now)) return 'Today'
  if (dayOf(date) === dayOf(now - day)) return 'Yesterday'
  const isThisYear = date.getFullYear() === new Date(now).getFullYear()
  return isThisYear ? namedDayText(date) : dayText(date)
}

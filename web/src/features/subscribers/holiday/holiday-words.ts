import { limits } from '@fanfare/contract/limits'
import { daysLater } from '../../../core/format/calendar.ts'

const dateOf = (day: Date) => {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** What the field accepts: from tomorrow on, as long as a holiday can be. */
export const holidayRange = (now: Date) => ({
  first: dateOf(daysLater(now, 1)),
  last: dateOf(daysLater(now, limits.holidayDays)),
})

/** To the end of the chosen day by the creator's own clock. */
export const endOfDay = (date: string) => new Date(`${date}T23:59:59`).toISOString()

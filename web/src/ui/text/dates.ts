type Instant = string | number | Date

const written =
  (style: Intl.DateTimeFormatOptions) =>
  (instant: Instant): string =>
    new Date(instant).toLocaleDateString(undefined, style)

const dayAndMonth = { day: 'numeric', month: 'short' } as const

/** Everything people read of a date is written here, in their language and as their clocks show it. */
export const dayText = written({ dateStyle: 'long' })
/** Where there is little room. */
export const dateText = written({ dateStyle: 'medium' })
export const namedDateText = written({ ...dayAndMonth, year: 'numeric' })
export const shortDayText = written(dayAndMonth)
export const longDayText = written({ day: 'numeric', month: 'long' })
export const monthText = written({ month: 'long', year: 'numeric' })
export const weekdayText = written({ day: 'numeric', weekday: 'short' })
export const numericDateText = written({})
/** As in Saturday, November 14: for the days of a conversation. */
export const namedDayText = written({ weekday: 'long', month: 'long', day: 'numeric' })
export const timeText = (instant: Instant) =>
  new Date(instant).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' })
/** Day and minute, for what is scheduled and what was sent. */
export const dateTimeText = (instant: Instant) =>
  new Date(instant).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
export const momentText = (date: Date) => date.toLocaleString()

/** A day that was counted as such, whatever zone it is read in. */
export const calendarDay = (
  date: string,
  style: Intl.DateTimeFormatOptions = dayAndMonth,
): string => written({ ...style, timeZone: 'UTC' })(`${date}T12:00:00Z`)

type Style = Intl.DateTimeFormatOptions

/** A day that was counted as such, whatever zone it is read in. */
export const calendarDay = (
  date: string,
  style: Style = { day: 'numeric', month: 'short' },
): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(undefined, { ...style, timeZone: 'UTC' })

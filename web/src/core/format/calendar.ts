/** The same day of a later month in the reader's calendar, or its last day where it has no such day. */
export const monthsLater = (from: Date, months: number) => {
  const later = new Date(from)
  later.setDate(1)
  later.setMonth(from.getMonth() + months)
  const lastDay = new Date(later.getFullYear(), later.getMonth() + 1, 0).getDate()
  later.setDate(Math.min(from.getDate(), lastDay))
  return later
}

export const daysLater = (from: Date, days: number) => {
  const later = new Date(from)
  later.setDate(from.getDate() + days)
  return later
}

import type { ReportPeriod } from '@fanfare/contract'

const day = 86_400_000
export const periodDays: Record<ReportPeriod, number> = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 }

export const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * day).toISOString().slice(0, 10)

/** The days (UTC) of a period, oldest first; the last is today. */
export const daysOf = (period: ReportPeriod, now: Date): string[] => {
  const days = periodDays[period]
  return Array.from({ length: days }, (_, index) => daysBefore(now, days - 1 - index))
}

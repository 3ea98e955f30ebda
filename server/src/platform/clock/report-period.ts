import type { ReportPeriod } from '@fanfare/contract'

const day = 86_400_000
export const periodDays: Record<ReportPeriod, number> = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 }

export const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * day).toISOString().slice(0, 10)

/** So many days (UTC), oldest first; the last is today. */
export const lastDays = (days: number, now: Date): string[] =>
  Array.from({ length: days }, (_, index) => daysBefore(now, days - 1 - index))

export const daysOf = (period: ReportPeriod, now: Date): string[] =>
  lastDays(periodDays[period], now)

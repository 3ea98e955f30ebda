import type { ReportPeriod } from '@fanfare/contract'

const day = 86_400_000
const lengths: Record<ReportPeriod, number> = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 }

/** Its days (UTC), oldest first; the last is today. */
export const daysOf = (period: ReportPeriod, now: Date): string[] =>
  Array.from({ length: lengths[period] }, (_, index) => {
    const back = lengths[period] - 1 - index
    return new Date(now.getTime() - back * day).toISOString().slice(0, 10)
  })

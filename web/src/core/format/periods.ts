import type { ReportPeriod } from '@fanfare/contract'

export const periods = [
  ['7d', 'Last 7 days'],
  ['30d', 'Last 30 days'],
  ['90d', 'Last 90 days'],
  ['1y', 'Last year'],
] as const satisfies readonly (readonly [ReportPeriod, string])[]

export const periodFrom = (text: string | null): ReportPeriod =>
  periods.find(([period]) => period === text)?.[0] ?? '30d'

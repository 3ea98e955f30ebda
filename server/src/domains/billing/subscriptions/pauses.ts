import { monthsLater } from './calendar.ts'
import { pauseLimit } from './policy.ts'
import type { Paused, SubscriptionRow } from './reader/subscriptions.ts'

const month = 30 * 86_400_000

/** To the nearest month, so that a long one and a short one count as one each. */
export const pauseMonthsLeft = (
  pauses: readonly Paused[] | undefined,
  row: SubscriptionRow,
  now: Date,
) => {
  const since = monthsLater(now, row.time_zone, -pauseLimit.within)
  const used = (pauses ?? []).reduce((sum, { at, until }) => {
    const from = Math.max(at.getTime(), since.getTime())
    const to = (until ?? row.resume_at ?? now).getTime()
    return to > from ? sum + Math.round((to - from) / month) : sum
  }, 0)
  return Math.max(0, pauseLimit.months - used)
}

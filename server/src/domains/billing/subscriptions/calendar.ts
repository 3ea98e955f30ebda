import type { BillingInterval } from '@fanfare/contract'
import { Temporal } from 'temporal-polyfill'

export interface Anchor {
  readonly anchor_at: Date
  readonly time_zone: string
  readonly interval: BillingInterval
}

/**
 * When period number so many begins. Counted from the anchor and not from the period before, in the
 * fan's own calendar: 31 January, 28 February, 31 March, at the same hour by their clock.
 */
export const boundary = ({ anchor_at, time_zone, interval }: Anchor, number: number): Date => {
  const anchor = Temporal.Instant.fromEpochMilliseconds(anchor_at.getTime())
  const months = interval === 'year' ? 12 * number : number
  const at = anchor.toZonedDateTimeISO(time_zone).add({ months }, { overflow: 'constrain' })
  return new Date(at.epochMilliseconds)
}

/** So many months later by somebody's calendar. */
export const monthsLater = (from: Date, time_zone: string, months: number) =>
  boundary({ anchor_at: from, time_zone, interval: 'month' }, months)

/** The month somebody is in, from its first moment to the first of the next. */
export const monthOf = (now: Date, zone: string) => {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  const first = local.with({ day: 1 }).startOfDay()
  const next = first.add({ months: 1 })
  return { from: new Date(first.epochMilliseconds), until: new Date(next.epochMilliseconds) }
}

import { money, type SubscriberView, type TierId } from '@fanfare/contract'
import { briefOf, type People } from '../shared/people.ts'
import { monthsLater } from '../subscriptions/calendar.ts'
import { accessUntil, can } from '../subscriptions/policy.ts'
import type { SubscriptionRow } from '../subscriptions/reader/subscriptions.ts'
import type { TierRow } from '../tiers/reader.ts'

export interface Known {
  readonly people: People
  readonly tiers: ReadonlyMap<TierId, TierRow>
}

/** A pause that was asked for comes first; one that waits for the fan's click has no date. */
export const renewsAt = (row: SubscriptionRow): Date | null => {
  const { state, basis, period_end: end, pause_months: months } = row
  if (state === 'paused') return row.resume_at
  if (state !== 'active' || basis !== 'paid' || !end) return null
  return months ? monthsLater(end, row.time_zone, months) : end
}

const pausesAt = ({ state, pause_months, period_end }: SubscriptionRow) =>
  state === 'active' && pause_months ? period_end : null

export const endsAt = (row: SubscriptionRow): Date | null => {
  if (row.ended_at) return row.ended_at
  if (renewsAt(row)) return null
  // What is suspended ends on the same day.
  const until = accessUntil({ ...row, suspended_at: null })
  return until instanceof Date ? until : null
}

export const presentSubscriber = (row: SubscriptionRow, known: Known): SubscriberView => {
  const tier = known.tiers.get(row.tier_id)
  return {
    id: row.id,
    state: row.state,
    basis: row.basis,
    interval: row.interval,
    person: briefOf(known.people, row.account_id),
    tier: {
      id: row.tier_id,
      name: tier?.name ?? 'Deleted tier',
      color: tier?.color ?? 'ember',
    },
    isTrial: row.is_trial,
    since: row.started_at.toISOString(),
    renewsAt: renewsAt(row)?.toISOString() ?? null,
    pausesAt: pausesAt(row)?.toISOString() ?? null,
    endsAt: endsAt(row)?.toISOString() ?? null,
    paidTotal: money(row.paid_total, row.currency),
    abilities: { end: can(row, 'end').allowed },
  }
}

import { monthsLater } from '../subscriptions/calendar.ts'
import { weight } from '../subscriptions/policy.ts'
import type { SubscriptionRow } from '../subscriptions/reader/subscriptions.ts'
import type { AudienceRow } from './reader.ts'

interface Named {
  readonly username: string
  readonly display_name: string
}

interface Known {
  readonly person: Named | undefined
  readonly hadTrial: boolean
}

export const searchable = (text: string) => text.toLowerCase()

/** One that is waiting for its first payment, or never got it, is nobody's subscriber. */
const hasBegun = ({ state, end_reason }: SubscriptionRow) =>
  state !== 'incomplete' && end_reason !== 'never-paid'

/** Brings money at its next renewal. */
const recurring = ({ basis, is_trial, state, price, interval }: SubscriptionRow) =>
  basis === 'paid' && !is_trial && (state === 'active' || state === 'past_due')
    ? weight(price, interval)
    : 0

/** Where a trial became a paid period, that period was anchored anew. */
const firstPaid = (row: SubscriptionRow, hadTrial: boolean) => {
  if (row.basis !== 'paid' || row.is_trial) return null
  return hadTrial ? row.anchor_at : row.started_at
}

const monthsBetween = ({ started_at, ended_at, time_zone }: SubscriptionRow) => {
  if (!ended_at) return null
  let months = 0
  while (monthsLater(started_at, time_zone, months + 1) <= ended_at) months++
  return months
}

/** What there is to count of it now; null while there is nothing. */
export const factsOf = (
  row: SubscriptionRow,
  before: AudienceRow | undefined,
  { person, hadTrial }: Known,
): AudienceRow | null => {
  if (!hasBegun(row)) return null
  const had_trial = before?.had_trial || hadTrial
  return {
    subscription_id: row.id,
    creator_id: row.creator_id,
    account_id: row.account_id,
    tier_id: row.tier_id,
    state: row.state,
    basis: row.basis,
    is_trial: row.is_trial,
    currency: row.currency,
    yearly: recurring(row),
    started_at: row.started_at,
    paying_at: before?.paying_at ?? firstPaid(row, had_trial),
    had_trial,
    ended_at: row.ended_at,
    lasted: monthsBetween(row),
    username: searchable(person?.username ?? before?.username ?? ''),
    name: searchable(person?.display_name ?? before?.name ?? ''),
  }
}

import type { AccountId, Currency, TierId } from '@fanfare/contract'
import type { AudienceRow } from './reader.ts'

export type Kind = 'paying' | 'trial' | 'free' | 'given' | 'paused'

export interface Group {
  readonly creatorId: AccountId
  readonly tierId: TierId
  readonly kind: Kind
  readonly currency: Currency
  readonly people: number
  readonly yearly: number
}

const dayCounts = [
  'joined',
  'gone',
  'began',
  'first_paid',
  'paid_gone',
  'trials_over',
  'trials_paid',
] as const
type DayCount = (typeof dayCounts)[number]

export type Day = { readonly creatorId: AccountId; readonly day: string } & {
  readonly [Count in DayCount]: number
}

export interface Leavers {
  readonly creatorId: AccountId
  readonly month: string
  readonly lasted: number
  readonly people: number
}

export interface Sums {
  readonly groups: readonly Group[]
  readonly days: readonly Day[]
  readonly leavers: readonly Leavers[]
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const monthOf = (at: Date) => `${at.toISOString().slice(0, 7)}-01`

/** Exactly one for whoever has not ended. */
const kindOf = ({ ended_at, state, basis, is_trial }: AudienceRow): Kind | null => {
  if (ended_at) return null
  if (state === 'paused') return 'paused'
  if (basis === 'free') return 'free'
  if (basis !== 'paid') return 'given'
  return is_trial ? 'trial' : 'paying'
}

const noCounts = Object.fromEntries(dayCounts.map((name) => [name, 0])) as Record<DayCount, number>

const daysOf = (row: AudienceRow, sign: 1 | -1): Day[] => {
  const { creator_id: creatorId, started_at, paying_at, ended_at, had_trial, basis } = row
  const on = (at: Date | null, counts: readonly (DayCount | false)[]): Day[] => {
    const named = counts.flatMap((name) => (name ? [[name, sign] as const] : []))
    if (!at || named.length === 0) return []
    return [{ creatorId, day: dayOf(at), ...noCounts, ...Object.fromEntries(named) }]
  }
  return [
    ...on(started_at, ['joined', basis === 'paid' && 'began']),
    ...on(paying_at, ['first_paid', had_trial && 'trials_over', had_trial && 'trials_paid']),
    ...on(ended_at, [
      'gone',
      paying_at !== null && 'paid_gone',
      had_trial && !paying_at && 'trials_over',
    ]),
  ]
}

/** What one row is counted as, everywhere; with a minus what it was counted as before. */
export const countsOf = (row: AudienceRow, sign: 1 | -1): Sums => {
  const { creator_id: creatorId, tier_id: tierId, currency } = row
  const kind = kindOf(row)
  const isLeaver = row.basis === 'paid' && row.lasted !== null
  return {
    groups: kind
      ? [{ creatorId, tierId, kind, currency, people: sign, yearly: sign * row.yearly }]
      : [],
    days: daysOf(row, sign),
    leavers: isLeaver
      ? [{ creatorId, month: monthOf(row.started_at), lasted: row.lasted ?? 0, people: sign }]
      : [],
  }
}

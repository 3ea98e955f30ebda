import { money } from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { readLastPublished } from '../../catalog/index.ts'
import type { TierRow } from '../tiers/reader.ts'
import { boundary, monthsLater } from './calendar.ts'
import type { Bill } from './new-invoice.ts'
import { priceFor } from './offer.ts'
import { lengths } from './policy.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

/** From when a higher price of this tier may hold for whoever has said yes to it. */
const raisedFrom = ({ price_changed_at }: TierRow): Date | null =>
  price_changed_at && after(price_changed_at, lengths.priceNotice)

/** A lower price comes by itself; a higher one needs the fan's click and its notice. */
const priceNext = (row: SubscriptionRow, tier: TierRow, at: Date): number => {
  const asked = priceFor(tier, row.interval) ?? row.price
  if (asked < row.price) return asked
  const from = raisedFrom(tier)
  const isDue = from !== null && from <= at
  // Never more than is asked now, whatever somebody has agreed to before.
  return isDue ? Math.min(asked, row.accepted_price ?? row.price) : row.price
}

/** What they could click for: the tier costs more than they pay. */
export const priceOffered = (row: SubscriptionRow, tier: TierRow) => {
  const asked = priceFor(tier, row.interval)
  const from = raisedFrom(tier)
  const isOffer = asked !== null && from !== null && asked > row.price && !row.next_tier_id
  return isOffer ? { price: money(asked, row.currency), from } : null
}

type Span = Pick<Bill, 'anchor_at' | 'period' | 'period_start' | 'period_end'>

/** Counted on from the anchor; whatever passed while nobody looked is not charged for. */
const spanAfter = (row: SubscriptionRow, start: Date, first: number, now: Date): Span => {
  for (let period = first; ; period++) {
    const period_end = boundary(row, period + 1)
    if (period_end <= now) continue
    const period_start = period === first ? start : boundary(row, period)
    return { anchor_at: row.anchor_at, period, period_start, period_end }
  }
}

/** Anchored anew: a trial's end, another interval, or a pause that ended early. */
const spanFrom = (row: SubscriptionRow, start: Date): Span => ({
  anchor_at: start,
  period: 0,
  period_start: start,
  period_end: boundary({ ...row, anchor_at: start }, 1),
})

const startOf = (row: SubscriptionRow, now: Date) =>
  (row.state === 'paused' ? row.resume_at : row.period_end) ?? now

/** Whole months were left out: a month goes on as it was, a year begins when it is paid. */
const isOnBeat = ({ state, interval, resume_at, skipped_since }: SubscriptionRow) => {
  if (interval === 'year') return state !== 'paused' && skipped_since === null
  return state !== 'paused' || resume_at !== null
}

/** The period that begins when the present one ends, or when a pause does. */
export const nextPeriod = (row: SubscriptionRow, now: Date): Span => {
  const start = startOf(row, now)
  const interval = row.next_interval ?? row.interval
  const isKept = interval === row.interval && !row.is_trial
  if (!isKept || !isOnBeat(row)) return spanFrom({ ...row, interval }, start)
  for (let first = row.period + 1; ; first++) {
    if (boundary(row, first) >= start) return spanAfter(row, start, first, now)
  }
}

/** A month at a time, so that a creator who comes back need not wait for a year to end. */
export const skippedPeriod = (row: SubscriptionRow, now: Date): Span => {
  if (row.interval === 'month') return nextPeriod({ ...row, next_interval: null }, now)
  const period_start = startOf(row, now)
  const period_end = monthsLater(period_start, row.time_zone, 1)
  return { anchor_at: row.anchor_at, period: row.period, period_start, period_end }
}

/** What is had next, and for how much: what was wished for, or the same again. */
export const nextTerms = (row: SubscriptionRow, tier: TierRow, at: Date) => ({
  tier_id: row.next_tier_id ?? row.tier_id,
  interval: row.next_interval ?? row.interval,
  price: row.next_price ?? priceNext(row, tier, at),
})

export const nextBill = (row: SubscriptionRow, tier: TierRow, now: Date): Bill => ({
  ...nextTerms(row, tier, now),
  ...nextPeriod(row, now),
})

/** Nothing new for so long. A library is sold for what is there already. */
export const isSilentFor = async (
  tx: Transaction,
  row: SubscriptionRow,
  tier: TierRow,
  length: number,
  now: Date,
) => {
  if (tier.is_library) return false
  const last = (await readLastPublished(tx, row.creator_id)) ?? row.started_at
  return after(last, length) <= now
}

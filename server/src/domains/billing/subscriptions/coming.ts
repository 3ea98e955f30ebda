import {
  type AccountId,
  type Money,
  type PromotionId,
  type SubscriptionId,
  tipCarrierDays,
} from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { readHolidays } from '../holidays/reader.ts'
import { type PromotionRow, readPromotions } from '../promotions/reader.ts'
import { readTiers, type TierRow } from '../tiers/reader.ts'
import type { ReadCarriers } from '../tips/policy.ts'
import { boundary, monthsLater } from './calendar.ts'
import { nextPeriod, nextTerms } from './next-period.ts'
import { readRenewing, type SubscriptionRow } from './reader/subscriptions.ts'
import { promotedPrice, renewalSum, totalOf } from './renewal-sum.ts'

export interface Coming {
  readonly subscriptionId: SubscriptionId
  readonly creatorId: AccountId
  readonly tier: string
  readonly at: Date
  readonly total: Money
}

/** A pause without an end has no next renewal, and a charge under way is not a coming one. */
const isSeen = (row: SubscriptionRow) =>
  row.open_invoice_id === null && (row.state !== 'paused' || row.resume_at !== null)

/** As it will be once it pauses. */
const pausedAhead = (row: SubscriptionRow): SubscriptionRow => {
  const { state, pause_months: months, period_end: end, time_zone } = row
  if (state !== 'active' || !months || !end) return row
  return { ...row, state: 'paused', resume_at: monthsLater(end, time_zone, months) }
}

const datesOf = (row: SubscriptionRow, now: Date, until: Date): Date[] => {
  const from = { ...row, interval: row.next_interval ?? row.interval }
  const first = nextPeriod(pausedAhead(row), now)
  const dates: Date[] = []
  for (let { period } = first; ; period++) {
    const at =
      period === first.period ? first.period_start : boundary({ ...from, ...first }, period)
    if (at >= until) return dates
    dates.push(at)
  }
}

interface Offer {
  readonly tier: TierRow
  readonly promotion: PromotionRow | null
}

/** Period by period, as the code runs out and what was carried is paid with the first. */
const totalsOf = (row: SubscriptionRow, { tier, promotion }: Offer, dates: readonly Date[]) => {
  let { carried } = row
  return dates.map((at, turn) => {
    const then = { ...row, carried, promotion_left: Math.max(0, row.promotion_left - turn) }
    const price = promotedPrice(then, nextTerms(row, tier, at), promotion)
    const sum = renewalSum(price, then, 0)
    carried = sum.carried
    return totalOf(row, sum.charged)
  })
}

const year = 366 * 86_400_000

/** What will be charged by itself before then, by date, with prices as they stand. */
export const comingOf = async (
  db: Queryable,
  renewing: readonly SubscriptionRow[],
  now: Date,
  until = after(now, year),
) => {
  const rows = renewing.filter(isSeen)
  const ids = rows.flatMap(({ tier_id, next_tier_id }) => [tier_id, next_tier_id ?? tier_id])
  const tiers = new Map((await readTiers(db, ids)).map((tier) => [tier.id, tier]))
  const creators = rows.map(({ creator_id }) => creator_id)
  const holidays = await readHolidays(db, creators, now)
  const promoted = rows.flatMap(({ promotion_id }) => promotion_id ?? [])
  const promotions = new Map<PromotionId | null, PromotionRow>(
    (await readPromotions(db, promoted)).map((one) => [one.id, one]),
  )
  const coming = rows.flatMap((row): Coming[] => {
    const tier = tiers.get(row.next_tier_id ?? row.tier_id)
    const present = tiers.get(row.tier_id)
    if (!tier || !present) return []
    const { id: subscriptionId, creator_id: creatorId } = row
    const holiday = holidays.get(creatorId)
    const dates = datesOf(row, now, until).filter((at) => !holiday || at >= holiday)
    const promotion = promotions.get(row.promotion_id) ?? null
    return totalsOf(row, { tier: present, promotion }, dates).map((total, turn) => ({
      subscriptionId,
      creatorId,
      tier: tier.name,
      at: dates[turn] as Date,
      total,
    }))
  })
  return coming.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** Renewals are what takes small tips along. */
export const readTipCarriers: ReadCarriers = async (db, accountId, now) => {
  const until = after(now, tipCarrierDays * 86_400_000)
  const coming = await comingOf(db, await readRenewing(db, accountId), now, until)
  const charged = coming.filter(({ total }) => total.amount > 0)
  // The earliest is kept, so it is written last.
  return new Map(charged.toReversed().map(({ total, at }) => [total.currency, at]))
}

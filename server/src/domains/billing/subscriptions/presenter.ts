import { type CardBrief, money, type SubscriptionView, type TierId } from '@fanfare/contract'
import { wordsFor } from '../orders/failures.ts'
import type { OrderRow } from '../orders/reader.ts'
import type { PromotionRow } from '../promotions/reader.ts'
import { briefOf, type People } from '../shared/people.ts'
import type { TierChangeRow, TierRow } from '../tiers/reader.ts'
import { monthsLater } from './calendar.ts'
import { nextTerms, priceOffered } from './next-period.ts'
import { accessUntil, can, canCancel, isOpenNow } from './policy.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'
import { isPromoted, promotedPrice, renewalSum, totalOf } from './renewal-sum.ts'
import { changeFor, presentChange } from './tier-change.ts'

/** What is read for a whole list at once. */
export interface Known {
  readonly people: People
  readonly tiers: ReadonlyMap<TierId, TierRow>
  readonly holidays: ReadonlyMap<SubscriptionRow['creator_id'], Date>
  /** Of tiers that say something else now, those that can be left for it. */
  readonly changes: ReadonlyMap<string, TierChangeRow>
  readonly seconds: ReadonlyMap<SubscriptionRow['creator_id'], number>
  readonly card: CardBrief | null
  /** Of the invoice that is open. */
  readonly order: OrderRow | null
  readonly pauseMonths: number
  readonly promotion: PromotionRow | null
  /** On the fan's tab in this currency, to be charged along. */
  readonly tips: number
}

const iso = (at: Date | null) => at?.toISOString() ?? null

const briefTier = (tier: TierRow | undefined, id: TierId): SubscriptionView['tier'] => ({
  id,
  name: tier?.name ?? 'Deleted tier',
  color: tier?.color ?? '',
  benefits: [...(tier?.benefits ?? [])],
  isPremium: tier?.is_premium ?? false,
})

const nextOf = (row: SubscriptionRow, tier: TierRow | undefined, known: Known) => {
  const { tips, holidays } = known
  const isCharged = row.basis === 'paid' && !row.open_invoice_id
  const at = row.state === 'paused' ? row.resume_at : row.pause_months ? null : row.period_end
  if (!isCharged || !at || !tier || (row.state !== 'active' && row.state !== 'paused')) return null
  const holiday = holidays.get(row.creator_id)
  if (holiday && at < holiday) return null
  const price = promotedPrice(row, nextTerms(row, tier, at), known.promotion)
  const sum = renewalSum(price, row, tips)
  const tipped = tips > 0 && sum.takesTips ? money(tips, row.currency) : null
  return { at: at.toISOString(), total: totalOf(row, sum.charged), tips: tipped }
}

/** Said as long as it will take something off. */
const promotionOf = (row: SubscriptionRow, { promotion }: Known) => {
  const tierId = row.next_tier_id ?? row.tier_id
  if (row.promotion_left === 0 || !isPromoted(row, tierId, promotion)) return null
  return { code: promotion.code, periodsLeft: row.promotion_left }
}

const pauseOf = (row: SubscriptionRow): SubscriptionView['pause'] => {
  const { state, pause_months: months, period_end: end, paused_at, resume_at } = row
  if (state === 'paused' && paused_at)
    return { from: paused_at.toISOString(), until: iso(resume_at) }
  if (!months || !end) return null
  return { from: end.toISOString(), until: iso(monthsLater(end, row.time_zone, months)) }
}

const changeOf = (row: SubscriptionRow, { tiers }: Known): SubscriptionView['change'] => {
  const { next_tier_id: id, next_interval: interval, next_price: price } = row
  if (!id || !interval || price === null) return null
  return { tier: briefTier(tiers.get(id), id), interval, total: totalOf(row, price) }
}

const offerOf = (row: SubscriptionRow, tier: TierRow | undefined) => {
  const offer = tier && row.basis === 'paid' ? priceOffered(row, tier) : null
  if (!offer || row.state === 'expired') return null
  const accepted = row.accepted_price === offer.price.amount
  return { total: totalOf(row, offer.price.amount), from: offer.from.toISOString(), accepted }
}

const paymentOf = (row: SubscriptionRow, order: OrderRow | null): SubscriptionView['payment'] => {
  if (!order || (order.state === 'confirming' && !order.failure)) return null
  return {
    orderId: order.id,
    failure: order.failure ? wordsFor(order.failure) : null,
    retryAt: row.state === 'past_due' ? iso(row.due_at) : null,
    until: iso(order.expires_at),
  }
}

const accessOf = (row: SubscriptionRow, now: Date) => {
  const until = accessUntil(row)
  return { open: isOpenNow(row, now), until: until instanceof Date ? until.toISOString() : null }
}

const abilitiesOf = (row: SubscriptionRow, known: Known, now: Date) => {
  const { state, basis, pause_months, is_trial } = row
  const isRunning = row.period_end !== null && row.period_end > now
  const isPaid = basis === 'paid'
  const pause = isPaid && state === 'active' && !is_trial && !pause_months && known.pauseMonths > 0
  return {
    cancel: canCancel(row).allowed,
    resume:
      (state === 'paused' && !row.open_invoice_id) ||
      (state === 'active' && pause_months !== null) ||
      (state === 'cancelled' && isPaid && isRunning),
    pause,
    pauseMonths: pause ? known.pauseMonths : 0,
    end: can(row, 'end').allowed && state !== 'incomplete',
    change: isPaid && state === 'active' && isRunning && !row.open_invoice_id,
    pay: known.order?.state === 'failed' || known.order?.state === 'needs-action',
    resubscribe: state === 'expired',
  }
}

export const presentSubscription = (
  row: SubscriptionRow,
  known: Known,
  now: Date,
): SubscriptionView => {
  const tier = known.tiers.get(row.tier_id)
  return {
    id: row.id,
    state: row.state,
    basis: row.basis,
    interval: row.interval,
    creator: briefOf(known.people, row.creator_id),
    tier: briefTier(tier, row.tier_id),
    total: totalOf(row, row.price),
    card: known.card,
    startedAt: row.started_at.toISOString(),
    periodStart: row.period_start.toISOString(),
    periodEnd: iso(row.period_end),
    next: nextOf(row, tier, known),
    isTrial: row.is_trial,
    access: accessOf(row, now),
    promotion: promotionOf(row, known),
    pause: pauseOf(row),
    change: changeOf(row, known),
    tierChange: row.state === 'expired' ? null : presentChange(changeFor(row, known.changes)),
    priceOffer: offerOf(row, tier),
    payment: paymentOf(row, known.order),
    skippedSince: iso(row.skipped_since),
    holidayUntil: iso(known.holidays.get(row.creator_id) ?? null),
    ended:
      row.ended_at && row.end_reason
        ? { at: row.ended_at.toISOString(), why: row.end_reason }
        : null,
    watchedSeconds: known.seconds.get(row.creator_id) ?? 0,
    paidTotal: money(row.paid_total, row.currency),
    abilities: abilitiesOf(row, known, now),
  }
}

import {
  type BillingInterval,
  type ChangeOffer,
  minimumPrice,
  type SubscriptionId,
  type TierId,
} from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readTier, type TierRow } from '../tiers/reader.ts'
import { boundary } from './calendar.ts'
import { withOwn } from './commands/own.ts'
import type { Bill } from './new-invoice.ts'
import { priceFor } from './offer.ts'
import { weight } from './policy.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'
import { totalOf } from './renewal-sum.ts'
import { creditOf, portion, readUnused, span } from './unused.ts'

export interface Wish {
  readonly tierId: TierId
  readonly interval: BillingInterval
}

export interface Plan {
  readonly tier: TierRow
  readonly when: 'now' | 'renewal'
  readonly at: Date
  /** Before the fee. */
  readonly due: number
  /** It costs more, but too little to charge for. */
  readonly isTooSmall: boolean
  readonly bill: Bill
}

const readTarget = async (tx: Transaction, row: SubscriptionRow, wish: Wish) => {
  const tier = (await readTier(tx, wish.tierId)) ?? fail('tier.not-found')
  const isSame = tier.id === row.tier_id
  if (tier.creator_id !== row.creator_id || (tier.archived_at && !isSame)) fail('tier.not-found')
  if (isSame && wish.interval === row.interval) fail('subscription.same')
  if (tier.currency !== row.currency) fail('subscription.other-currency')
  const isFull = tier.seat_limit !== null && tier.seats_taken >= tier.seat_limit
  if (isFull && !isSame) fail('tier.full')
  const price = priceFor(tier, wish.interval) ?? fail('tier.not-found')
  if (price === 0) fail('subscription.not-now')
  return { tier, price }
}

/** The share of a price for the time that is left. */
const shareLeft = (price: number, { period_start, period_end }: SubscriptionRow, now: Date) => {
  if (!period_end) return 0
  return portion(price, { left: span(now, period_end), whole: span(period_start, period_end) })
}

/** What waits for the next invoice, as far as its time has passed; the rest was never used. */
const carriedSoFar = (row: SubscriptionRow, now: Date) =>
  row.carried - shareLeft(row.carried, row, now)

/** Whether this one is offered for trying, too, and for as long. */
const triesAsMuch = async (tx: Transaction, row: SubscriptionRow, tier: TierRow) => {
  if (tier.id === row.tier_id) return true
  const tried = await readTier(tx, row.tier_id)
  return tier.trial_days >= (tried?.trial_days ?? 0)
}

/** The rest of this period in the new tier, or a year that begins now. */
const billNow = (row: SubscriptionRow, wish: Wish, price: number, now: Date): Bill => {
  const { anchor_at, period, period_start, period_end } = row
  const what = { tier_id: wish.tierId, interval: wish.interval, price }
  if (wish.interval === row.interval) {
    return { ...what, anchor_at, period, period_start, period_end: period_end ?? now }
  }
  const anchor = { ...row, interval: wish.interval, anchor_at: now }
  return {
    ...what,
    anchor_at: now,
    period: 0,
    period_start: now,
    period_end: boundary(anchor, 1),
  }
}

/**
 * Up, or from month to year, is paid and at once; everything else starts when the period ends. So
 * does what costs less than can be charged: had at once, whoever cancels would never pay for it.
 */
export const planChange = async (
  tx: Transaction,
  row: SubscriptionRow,
  wish: Wish,
  now: Date,
): Promise<Plan> => {
  const isOpen = row.state === 'active' && row.basis === 'paid' && !row.open_invoice_id
  if (!isOpen || !row.period_end || row.period_end <= now) fail('subscription.not-now')
  const { tier, price } = await readTarget(tx, row, wish)
  const isLonger = wish.interval === 'year' && row.interval === 'month'
  const isShorter = wish.interval === 'month' && row.interval === 'year'
  const isUp = weight(price, wish.interval) > weight(row.price, row.interval)
  const bill = billNow(row, wish, price, now)
  const at = row.period_end ?? now
  const later: Plan = { tier, when: 'renewal', at, due: 0, isTooSmall: false, bill }
  // Nothing was paid for a trial, so nothing is owed for changing what comes after it.
  if (row.is_trial) {
    return (await triesAsMuch(tx, row, tier)) ? { ...later, when: 'now', at: now } : later
  }
  // Of a time that was skipped there is nothing to pay the rest of.
  const isUnpaid = row.skipped_since !== null
  if (isShorter || (!isLonger && (isUnpaid || !isUp))) return later
  const due = isLonger
    ? price + carriedSoFar(row, now) - creditOf(await readUnused(tx, row, now))
    : shareLeft(price - row.price, row, now)
  if (due < minimumPrice) return { ...later, isTooSmall: true }
  return { ...later, when: 'now', at: now, due }
}

export const presentPlan = (plan: Plan, row: SubscriptionRow): ChangeOffer => ({
  when: plan.when,
  at: plan.at.toISOString(),
  due: totalOf(row, plan.due),
  isTooSmall: plan.isTooSmall,
  total: totalOf(row, plan.bill.price),
})

export const readChange = (scope: SignedInScope, id: SubscriptionId, wish: Wish) =>
  withOwn(scope, id, async (tx, row, now) => ({ row, plan: await planChange(tx, row, wish, now) }))

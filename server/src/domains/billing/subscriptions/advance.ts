import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { readLastPublished } from '../../catalog/index.ts'
import { lockOrder, moveOrder } from '../checkout/writer/orders.ts'
import { readHoliday } from '../holidays/reader.ts'
import { readTier, type TierRow } from '../tiers/reader.ts'
import { freeSeat } from '../tiers/seats.ts'
import { monthsLater } from './calendar.ts'
import { nextBill, nextPeriod } from './next-period.ts'
import { cardFor, openRenewal } from './open-invoice.ts'
import { lengths } from './policy.ts'
import { readInvoice } from './reader/invoices.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'
import { changeSubscription, moveSubscription } from './writer/subscriptions.ts'

const runOut = async (tx: Transaction, row: SubscriptionRow, now: Date) => {
  await freeSeat(tx, row.tier_id)
  const ended = { ended_at: now, end_reason: 'period-ended' } as const
  await moveSubscription(tx, row, 'ran-out', ended, now)
}

/**
 * A creator with nothing new since then, or on holiday. Who sells what is there already may be silent,
 * but has asked for their holiday.
 */
const isSilent = async (tx: Transaction, row: SubscriptionRow, tier: TierRow, now: Date) => {
  if (await readHoliday(tx, row.creator_id, now)) return true
  if (tier.is_library) return false
  const last = (await readLastPublished(tx, row.creator_id)) ?? row.started_at
  return after(last, lengths.silence) <= now
}

/** Access stays and nothing is charged. */
const skip = (tx: Transaction, row: SubscriptionRow, now: Date) => {
  const span = nextPeriod(row, now)
  const since = row.skipped_since ?? now
  const change = {
    ...span,
    is_trial: false,
    skipped_since: since,
    paused_at: null,
    resume_at: null,
  }
  return moveSubscription(tx, row, 'period', { ...change, noticed_for: null }, now)
}

const pause = (tx: Transaction, row: SubscriptionRow, resume_at: Date | null, now: Date) =>
  moveSubscription(
    tx,
    row,
    'pause',
    { paused_at: now, resume_at, pause_months: null, skipped_since: null, noticed_for: null },
    now,
  )

const renew = async (tx: Transaction, row: SubscriptionRow, now: Date) => {
  const tier = await readTier(tx, row.tier_id)
  if (!tier) throw new Error(`${row.id} has no tier`)
  if (await isSilent(tx, row, tier, now)) return skip(tx, row, now)
  // After so long only the fan's click begins the charges again.
  const isLong = row.skipped_since && after(row.skipped_since, lengths.skipped) < now
  if (isLong) return pause(tx, row, null, now)
  await openRenewal(tx, row, nextBill(row, tier, now), now)
}

const periodOver = (tx: Transaction, row: SubscriptionRow, end: Date, now: Date) => {
  if (row.basis !== 'paid') return runOut(tx, row, now)
  const { pause_months: months } = row
  if (months) return pause(tx, row, monthsLater(end, row.time_zone, months), now)
  return renew(tx, row, now)
}

/** The same payment again, with the card that is there now. */
const retry = async (tx: Transaction, row: SubscriptionRow, now: Date) => {
  const invoice = row.open_invoice_id ? await readInvoice(tx, row.open_invoice_id) : null
  const order = invoice?.order_id ? await lockOrder(tx, invoice.order_id) : null
  const method = await cardFor(tx, row)
  if (order?.state !== 'failed' || !method) return
  const attempt = order.attempt + 1
  const again = { attempt, method_id: method.provider_id, off_session: true, failure: null }
  const { id: orderId, account_id: accountId } = await moveOrder(
    tx,
    order,
    'confirming',
    again,
    now,
  )
  tx.emit('billing.order-confirmed', { orderId, accountId, attempt })
}

/** Announced by whoever follows the change. */
const lookAhead = (tx: Transaction, row: SubscriptionRow, at: Date, now: Date) =>
  changeSubscription(tx, row, { noticed_for: at }, 'notice', now)

/**
 * Needs the customer's and its own lock. What is to be done now that its time has come; what was
 * done already, or was undone meanwhile, is left.
 */
export const advance = async (tx: Transaction, row: SubscriptionRow, now: Date) => {
  if (row.state === 'past_due') return retry(tx, row, now)
  if (row.open_invoice_id) return
  const at = row.state === 'paused' ? row.resume_at : row.period_end
  if (!at) return
  if (at > now) return lookAhead(tx, row, at, now)
  if (row.state === 'active') return periodOver(tx, row, at, now)
  if (row.state === 'cancelled') return runOut(tx, row, now)
  if (row.state === 'paused') return renew(tx, row, now)
}

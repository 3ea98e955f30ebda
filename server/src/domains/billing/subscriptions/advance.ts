import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { readHoliday } from '../holidays/reader.ts'
import type { OrderRow } from '../orders/reader.ts'
import { lockOrder, moveOrder, tellConfirmed } from '../orders/writer.ts'
import { readTier, type TierRow } from '../tiers/reader.ts'
import { monthsLater } from './calendar.ts'
import { cardFor } from './card-for.ts'
import { finish } from './finish.ts'
import { isSilentFor, nextBill, skippedPeriod } from './next-period.ts'
import { openRenewal } from './open-invoice.ts'
import { lengths, retryAfter } from './policy.ts'
import { readOpenInvoice } from './reader/invoices.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'
import { lookAgain, moveSubscription, updateSubscription } from './writer/subscriptions.ts'

const runOut = (tx: Transaction, row: SubscriptionRow, now: Date) =>
  finish(tx, row, 'ran-out', row.basis === 'gift' ? 'gift-over' : 'period-ended', now)

/** The creator is on holiday or silent for long; a library tier is skipped only on holiday. */
const isIdle = async (tx: Transaction, row: SubscriptionRow, tier: TierRow, now: Date) =>
  (await readHoliday(tx, row.creator_id, now)) !== null ||
  (await isSilentFor(tx, row, tier, lengths.silence, now))

/** Access stays and nothing is charged. */
const skip = (tx: Transaction, row: SubscriptionRow, now: Date) => {
  const change = {
    ...skippedPeriod(row, now),
    is_trial: false,
    skipped_since: row.skipped_since ?? now,
    paused_at: null,
    resume_at: null,
    noticed_for: null,
  }
  return moveSubscription(tx, row, 'period', change, now)
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
  if (await isIdle(tx, row, tier, now)) return skip(tx, row, now)
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

/** The bank declined the payment, or its dialog was abandoned. */
const isStuck = ({ state }: OrderRow) => state === 'failed' || state === 'needs-action'

/** Tries the same payment again on its retry days, with the card that is on file now. */
const retry = async (tx: Transaction, row: SubscriptionRow, now: Date) => {
  const invoice = await readOpenInvoice(tx, row)
  if (!invoice?.order_id) return
  await lookAgain(tx, row, retryAfter(invoice.period_start, now))
  const order = await lockOrder(tx, invoice.order_id)
  const method = await cardFor(tx, row)
  if (!order || !isStuck(order) || !method) return
  const { provider_id: method_id } = method
  const without = { off_session: true, save_card: false, failure: null }
  const again = { attempt: order.attempt + 1, method_id, ...without }
  tellConfirmed(tx, await moveOrder(tx, order, 'confirming', again, now))
}

/** The subscriber of this change sends the announcement. */
const lookAhead = (tx: Transaction, row: SubscriptionRow, at: Date, now: Date) =>
  updateSubscription(tx, row, { noticed_for: at }, 'notice', now)

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

import type { Transaction } from '../../../platform/database/database.ts'
import { readTier, type TierRow } from '../tiers/reader.ts'
import { freeSeat } from '../tiers/seats.ts'
import { sumOf } from '../tips/policy.ts'
import { readTipsOfOrder } from '../tips/reader.ts'
import { settleTips } from '../tips/tab.ts'
import { returnPeriod } from './book.ts'
import { boundary } from './calendar.ts'
import { freePlanned, voidInvoice } from './finish.ts'
import { lockInvoiced } from './invoiced.ts'
import { priceFor } from './offer.ts'
import type { TierOrder } from './order.ts'
import { can } from './policy.ts'
import type { InvoiceRow } from './reader/invoices.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'
import { closeInvoice, setFirstPeriod } from './writer/invoices.ts'
import { type Change, moveSubscription } from './writer/subscriptions.ts'

/** Everything that waited for this payment has happened. */
const settled = {
  open_invoice_id: null,
  is_trial: false,
  paused_at: null,
  resume_at: null,
  next_tier_id: null,
  next_interval: null,
  next_price: null,
  skipped_since: null,
  carried: 0,
  noticed_for: null,
} as const

/** The first period begins when it is paid, not when somebody said yes. */
const withFirstPeriod = async (
  tx: Transaction,
  invoice: InvoiceRow,
  { time_zone }: SubscriptionRow,
  now: Date,
): Promise<InvoiceRow> => {
  if (invoice.kind !== 'first') return invoice
  const anchor = { anchor_at: now, time_zone, interval: invoice.interval }
  const span = { anchor_at: now, period_start: now, period_end: boundary(anchor, 1) }
  await setFirstPeriod(tx, invoice, span)
  return { ...invoice, ...span }
}

const spanOf = ({ anchor_at, period, period_start, period_end }: InvoiceRow) => ({
  anchor_at,
  period,
  period_start,
  period_end,
})

/** Of this tier and interval, and only while still more is asked for than was paid now. */
const stillAccepted = (row: SubscriptionRow, invoice: InvoiceRow, tier: TierRow | null) => {
  const { accepted_price: accepted, tier_id, interval } = row
  const isSame = invoice.tier_id === tier_id && invoice.interval === interval
  const asked = (isSame && tier && priceFor(tier, interval)) || 0
  return accepted !== null && Math.min(accepted, asked) > invoice.price ? accepted : null
}

const afterPeriod = (row: SubscriptionRow, invoice: InvoiceRow, tier: TierRow | null): Change => ({
  ...settled,
  ...spanOf(invoice),
  // Kept while the last period it held for runs, so that its end can be announced.
  promotion_id: row.promotion_left > 0 ? row.promotion_id : null,
  promotion_left: Math.max(0, row.promotion_left - 1),
  accepted_price: stillAccepted(row, invoice, tier),
})

const afterUpgrade = (row: SubscriptionRow, invoice: InvoiceRow): Change => {
  const moved = row.interval !== invoice.interval
  return {
    ...(moved ? { ...spanOf(invoice), noticed_for: null, skipped_since: null } : {}),
    next_tier_id: null,
    next_interval: null,
    next_price: null,
    accepted_price: null,
    is_trial: false,
    carried: moved ? 0 : row.carried,
  }
}

/** What the invoice says holds from now on. */
export const applyInvoice = async (
  tx: Transaction,
  row: SubscriptionRow,
  made: InvoiceRow,
  paid: Change,
  now: Date,
) => {
  const invoice = await withFirstPeriod(tx, made, row, now)
  const tier = await readTier(tx, invoice.tier_id)
  const has = {
    tier_id: invoice.tier_id,
    interval: invoice.interval,
    price: invoice.price,
    is_premium: tier?.is_premium ?? row.is_premium,
  }
  const isUpgrade = invoice.kind === 'upgrade'
  if (invoice.tier_id !== row.tier_id) await freeSeat(tx, row.tier_id)
  // What was wished for before is not wished for any more.
  if (isUpgrade) await freePlanned(tx, row)
  await closeInvoice(tx, invoice, 'paid', now)
  const change = isUpgrade ? afterUpgrade(row, invoice) : afterPeriod(row, invoice, tier)
  const move = isUpgrade ? 'change' : 'paid'
  return moveSubscription(tx, row, move, { ...change, ...has, ...paid }, now)
}

/** For the rest of a period that is over by now, or in which nothing can be changed any more. */
const isTooLate = ({ kind, created_at }: InvoiceRow, row: SubscriptionRow) =>
  kind === 'upgrade' &&
  (row.open_invoice_id !== null || created_at < row.period_start || !can(row, 'change').allowed)

/** Paid, so it is theirs. What came for something that is over meanwhile goes back, without tips. */
export const settleInvoice = async (tx: Transaction, order: TierOrder, now: Date) => {
  const found = await lockInvoiced(tx, order)
  if (!found) throw new Error(`order ${order.id} was paid and nobody subscribed`)
  const { invoice, row } = found
  const tips = await readTipsOfOrder(tx, order.id)
  if (tips.length > 0) await settleTips(tx, order, now)
  const isOpen = invoice.state === 'open'
  if (!isOpen || isTooLate(invoice, row)) {
    if (isOpen) await voidInvoice(tx, row, invoice, now)
    return returnPeriod(tx, order, now)
  }
  const paid = {
    paid_total: row.paid_total + order.total - sumOf(tips),
    method_id: order.method_id ?? row.method_id,
  }
  await applyInvoice(tx, row, invoice, paid, now)
}

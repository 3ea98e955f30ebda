import type { Transaction } from '../../../platform/database/database.ts'
import type { TierOrder } from '../checkout/reader/orders.ts'
import { readTier } from '../tiers/reader.ts'
import { freeSeat } from '../tiers/seats.ts'
import { readTipsOfOrder } from '../tips/reader.ts'
import { settleTips } from '../tips/tab.ts'
import { boundary } from './calendar.ts'
import { type InvoiceRow, readInvoiceOfOrder } from './reader/invoices.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'
import { returnWholeOrder } from './return-money.ts'
import { closeInvoice, placeFirst } from './writer/invoices.ts'
import { type Change, lockSubscription, moveSubscription } from './writer/subscriptions.ts'

/** Everything that waited for this payment has happened. */
const settled = {
  ...{ open_invoice_id: null, is_trial: false, paused_at: null, resume_at: null },
  ...{ next_tier_id: null, next_interval: null, next_price: null, skipped_since: null },
  ...{ carried: 0, noticed_for: null },
} as const

/** The first period begins when it is paid, not when somebody said yes. */
const placed = async (
  tx: Transaction,
  invoice: InvoiceRow,
  { time_zone }: SubscriptionRow,
  now: Date,
): Promise<InvoiceRow> => {
  if (invoice.kind !== 'first') return invoice
  const anchor = { anchor_at: now, time_zone, interval: invoice.interval }
  const span = { anchor_at: now, period_start: now, period_end: boundary(anchor, 1) }
  await placeFirst(tx, invoice, span)
  return { ...invoice, ...span }
}

const spanOf = ({ anchor_at, period, period_start, period_end }: InvoiceRow) => ({
  ...{ anchor_at, period, period_start, period_end },
})

const afterPeriod = (row: SubscriptionRow, invoice: InvoiceRow): Change => ({
  ...settled,
  ...spanOf(invoice),
  promotion_left: Math.max(0, row.promotion_left - 1),
  // What was agreed to is now what is paid.
  accepted_price: invoice.price === row.accepted_price ? null : row.accepted_price,
})

const afterUpgrade = (row: SubscriptionRow, invoice: InvoiceRow): Change => {
  const moved = row.interval !== invoice.interval
  return {
    ...(moved ? { ...spanOf(invoice), noticed_for: null } : {}),
    ...{ next_tier_id: null, next_interval: null, next_price: null, accepted_price: null },
    ...{ is_trial: false, carried: moved ? 0 : row.carried },
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
  const invoice = await placed(tx, made, row, now)
  const tier = await readTier(tx, invoice.tier_id)
  const has = {
    ...{ tier_id: invoice.tier_id, interval: invoice.interval, price: invoice.price },
    is_premium: tier?.is_premium ?? row.is_premium,
  }
  if (invoice.tier_id !== row.tier_id) await freeSeat(tx, row.tier_id)
  await closeInvoice(tx, invoice, 'paid', now)
  const isUpgrade = invoice.kind === 'upgrade'
  const change = isUpgrade ? afterUpgrade(row, invoice) : afterPeriod(row, invoice)
  const move = isUpgrade ? 'change' : 'paid'
  return moveSubscription(tx, row, move, { ...change, ...has, ...paid }, now)
}

/** Paid, so it is theirs. What came for one that has ended meanwhile goes back whole. */
export const settleInvoice = async (tx: Transaction, order: TierOrder, now: Date) => {
  const invoice = await readInvoiceOfOrder(tx, order.id)
  const row = invoice && (await lockSubscription(tx, invoice.subscription_id))
  if (!row) throw new Error(`order ${order.id} was paid and nobody subscribed`)
  const tips = await readTipsOfOrder(tx, order.id)
  if (tips.length > 0) await settleTips(tx, order, now)
  if (row.state === 'expired') return returnWholeOrder(tx, order, now)
  const tipped = tips.reduce((sum, { amount }) => sum + amount, 0)
  const paid = {
    paid_total: row.paid_total + order.total - tipped,
    method_id: order.method_id ?? row.method_id,
  }
  await applyInvoice(tx, row, invoice, paid, now)
}

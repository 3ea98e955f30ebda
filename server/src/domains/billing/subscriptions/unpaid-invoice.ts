import type { Transaction } from '../../../platform/database/database.ts'
import type { TierOrder } from '../checkout/reader/orders.ts'
import { moveOrder } from '../checkout/writer/orders.ts'
import { freeSeat } from '../tiers/seats.ts'
import { readTipsOfOrder } from '../tips/reader.ts'
import { returnTips } from '../tips/tab.ts'
import { isHardDecline, retryAt } from './policy.ts'
import { type InvoiceRow, readInvoiceOfOrder } from './reader/invoices.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'
import { closeInvoice, countFailure } from './writer/invoices.ts'
import { lockSubscription, moveSubscription } from './writer/subscriptions.ts'

interface Found {
  readonly invoice: InvoiceRow
  readonly row: SubscriptionRow
}

const read = async (tx: Transaction, order: TierOrder): Promise<Found | null> => {
  const invoice = await readInvoiceOfOrder(tx, order.id)
  const row = invoice && (await lockSubscription(tx, invoice.subscription_id))
  return row && row.state !== 'expired' ? { invoice, row } : null
}

/**
 * Refused. A first payment or an upgrade can be tried with another card while its offer lasts; a
 * renewal is tried again by itself, unless the bank will not change its mind.
 */
export const failInvoice = async (tx: Transaction, order: TierOrder, now: Date) => {
  const found = await read(tx, order)
  if (found?.invoice.kind !== 'renewal') return
  if (found.row.state === 'cancelled') return endUnpaid(tx, order, found, now)
  const { failures } = await countFailure(tx, found.invoice)
  const again = retryAt(found.invoice.period_start, failures)
  const due_at = isHardDecline(order.failure) ? null : again
  await moveSubscription(tx, found.row, 'payment-failed', { paused_at: null, due_at }, now)
}

/** They had left while it was on its way, so it is not tried again. */
const endUnpaid = async (tx: Transaction, order: TierOrder, { invoice, row }: Found, now: Date) => {
  await closeInvoice(tx, invoice, 'void', now)
  await moveOrder(tx, order, order.state, { expires_at: now }, now)
  await freeSeat(tx, row.tier_id)
  const ended = { ended_at: now, end_reason: 'period-ended', open_invoice_id: null } as const
  await moveSubscription(tx, row, 'ran-out', ended, now)
}

/** It can no longer be paid. */
export const dropInvoice = async (tx: Transaction, order: TierOrder, now: Date) => {
  const tips = await readTipsOfOrder(tx, order.id)
  if (tips.length > 0) await returnTips(tx, order, now)
  const found = await read(tx, order)
  if (!found) return
  const { invoice, row } = found
  await closeInvoice(tx, invoice, 'void', now)
  if (invoice.tier_id !== row.tier_id) await freeSeat(tx, invoice.tier_id)
  if (invoice.kind === 'upgrade') return
  await freeSeat(tx, row.tier_id)
  const why = invoice.kind === 'first' ? 'never-paid' : 'not-paid'
  const ended = { ended_at: now, end_reason: why, open_invoice_id: null, paused_at: null } as const
  await moveSubscription(tx, row, row.state === 'cancelled' ? 'ran-out' : 'gave-up', ended, now)
}

import type { Transaction } from '../../../platform/database/database.ts'
import type { PaidPeriod } from '../orders/kind.ts'
import type { OrderRow } from '../orders/reader.ts'
import { finish } from './finish.ts'
import { can } from './policy.ts'
import { type InvoiceRow, readInvoiceOfOrder } from './reader/invoices.ts'
import { readSubscriptionRow, type SubscriptionRow } from './reader/subscriptions.ts'
import { lockSubscription, updateSubscription } from './writer/subscriptions.ts'

export interface Invoiced {
  readonly invoice: InvoiceRow
  readonly row: SubscriptionRow
}

/**
 * Needs the customer's lock. What an order pays for, and the subscription that waits for it; null
 * before the first yes. An invoice is closed as soon as its subscription ends.
 */
export const lockInvoiced = async (
  tx: Transaction,
  order: Pick<OrderRow, 'id'>,
): Promise<Invoiced | null> => {
  const invoice = await readInvoiceOfOrder(tx, order.id)
  const row = invoice && (await lockSubscription(tx, invoice.subscription_id))
  return row ? { invoice, row } : null
}

export const readPeriodPaid = async (
  tx: Transaction,
  { id }: Pick<OrderRow, 'id'>,
): Promise<PaidPeriod | null> => {
  const invoice = await readInvoiceOfOrder(tx, id)
  const subscription = invoice && (await readSubscriptionRow(tx, invoice.subscription_id))
  if (!subscription) return null
  const { period_start: from, period_end: until } = invoice
  return { from, until, subscribedAt: subscription.started_at }
}

/**
 * Needs the lock of whoever has it. Whoever asks their bank for a payment back is not charged another
 * time, whichever period it was for; a dispute that is won begins nothing again.
 */
export const endReturned = async (tx: Transaction, order: Pick<OrderRow, 'id'>, now: Date) => {
  const found = await lockInvoiced(tx, order)
  if (!found || !can(found.row, 'end').allowed) return
  await finish(tx, found.row, 'end', 'payment-returned', now)
}

/**
 * Needs the lock of whoever has it. Closed without being ended, and open again until the same day
 * as before: the time of a gift goes on.
 */
export const setSuspended = async (
  tx: Transaction,
  order: Pick<OrderRow, 'id'>,
  isSuspended: boolean,
  now: Date,
) => {
  const row = (await lockInvoiced(tx, order))?.row
  if (!row || row.state === 'expired' || isSuspended === (row.suspended_at !== null)) return
  const change = { suspended_at: isSuspended ? now : null }
  await updateSubscription(tx, row, change, isSuspended ? 'suspend' : 'restore', now)
}

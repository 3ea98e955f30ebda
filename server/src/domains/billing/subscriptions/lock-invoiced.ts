import type { Transaction } from '../../../platform/database/database.ts'
import type { OrderRow } from '../checkout/reader/orders.ts'
import { type InvoiceRow, readInvoiceOfOrder } from './reader/invoices.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'
import { lockSubscription } from './writer/subscriptions.ts'

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

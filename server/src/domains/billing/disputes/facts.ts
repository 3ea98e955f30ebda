import type { Transaction } from '../../../platform/database/database.ts'
import { readUse, readUseOfCreator, type Use, type UseOfCreator } from '../../catalog/index.ts'
import type { OrderRow } from '../checkout/reader/orders.ts'
import { type ReceiptFacts, readReceiptFacts } from '../receipts/read-receipt.ts'
import { holderOf } from '../refunds/access.ts'
import { readInvoiceOfOrder } from '../subscriptions/reader/invoices.ts'
import { readSubscriptionRow } from '../subscriptions/reader/subscriptions.ts'

/** A payment of a subscription: for which time, and since when there were any. */
interface Paid {
  readonly from: Date
  readonly until: Date
  readonly subscribedAt: Date
}

export interface EvidenceFacts {
  readonly receipt: ReceiptFacts
  readonly period: Paid | null
  /** By whoever it was for. Null while nobody has claimed a gift, and for what opens nothing. */
  readonly had:
    | { readonly of: 'content'; readonly use: Use }
    | { readonly of: 'creator'; readonly use: UseOfCreator }
    | null
}

const readHad = async (tx: Transaction, order: OrderRow): Promise<EvidenceFacts['had']> => {
  const { content_id: contentId, creator_id: creatorId } = order
  const holder = await holderOf(tx, order)
  if (!holder) return null
  if (contentId) return { of: 'content', use: await readUse(tx, holder, contentId) }
  if (!creatorId) return null
  const since = order.paid_at ?? order.created_at
  return { of: 'creator', use: await readUseOfCreator(tx, holder, creatorId, since) }
}

const readPeriod = async (tx: Transaction, { id }: OrderRow): Promise<Paid | null> => {
  const invoice = await readInvoiceOfOrder(tx, id)
  const subscription = invoice && (await readSubscriptionRow(tx, invoice.subscription_id))
  if (!subscription) return null
  const { period_start: from, period_end: until } = invoice
  return { from, until, subscribedAt: subscription.started_at }
}

export const readEvidenceFacts = async (
  tx: Transaction,
  order: OrderRow,
): Promise<EvidenceFacts> => ({
  receipt: await readReceiptFacts(tx, order),
  period: await readPeriod(tx, order),
  had: await readHad(tx, order),
})

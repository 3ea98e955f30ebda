import type { BillingInterval, OrderId, SubscriptionId, TierId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/row.ts'
import { type OrderRow, readOrderRows } from '../../orders/reader.ts'
import type { SubscriptionRow } from './subscriptions.ts'

export interface InvoiceRow extends Omit<Row<'billing.invoices'>, 'failures'> {
  readonly subscription_id: SubscriptionId
  readonly kind: 'first' | 'renewal' | 'upgrade'
  readonly tier_id: TierId
  readonly interval: BillingInterval
  readonly order_id: OrderId | null
  readonly state: 'open' | 'paid' | 'void'
}

const invoices = ({ q }: Queryable) =>
  q.selectFrom('billing.invoices').selectAll().$castTo<InvoiceRow>()

export const readInvoiceOfOrder = async (db: Queryable, orderId: OrderId) =>
  (await invoices(db).where('order_id', '=', orderId).executeTakeFirst()) ?? null

export const readInvoicesOfOrders = (db: Queryable, orderIds: readonly OrderId[]) =>
  invoices(db)
    .where(sql<boolean>`order_id = any(${[...orderIds]})`)
    .execute()

type Waiting = Pick<SubscriptionRow, 'open_invoice_id'>

/** What a subscription waits for to be paid, if anything. */
export const readOpenInvoice = async (db: Queryable, { open_invoice_id: id }: Waiting) =>
  (id && (await invoices(db).where('id', '=', id).executeTakeFirst())) || null

export const readOpenOrderId = async (db: Queryable, waiting: Waiting) =>
  (await readOpenInvoice(db, waiting))?.order_id ?? null

/** By subscription, the order that each of them waits for. */
export const readOpenOrders = async (db: Queryable, rows: readonly SubscriptionRow[]) => {
  const ids = rows.flatMap(({ open_invoice_id }) => open_invoice_id ?? [])
  if (ids.length === 0) return new Map<SubscriptionId, OrderRow>()
  const open = await invoices(db).where(sql<boolean>`id = any(${ids}::uuid[])`).execute()
  const ofOrder = new Map(open.map((invoice) => [invoice.order_id, invoice.subscription_id]))
  const paying = [...ofOrder.keys()].filter((id) => id !== null)
  const orders = await readOrderRows(db, paying)
  return new Map(
    orders.flatMap((order) => {
      const subscriptionId = ofOrder.get(order.id)
      return subscriptionId ? [[subscriptionId, order] as const] : []
    }),
  )
}

/** What paid for the period that somebody is in, or reaches into it, newest first. */
export const readInvoicesOfPeriod = (
  db: Queryable,
  subscriptionId: SubscriptionId,
  periodStart: Date,
) =>
  invoices(db)
    .where('subscription_id', '=', subscriptionId)
    .where('period_end', '>', periodStart)
    .where('state', '=', sql.lit('paid'))
    .orderBy('created_at', 'desc')
    .execute()

/** A renewal, an upgrade, or both. */
export const readOpenInvoices = (db: Queryable, subscriptionId: SubscriptionId) =>
  invoices(db)
    .where('subscription_id', '=', subscriptionId)
    .where('state', '=', sql.lit('open'))
    .execute()

import type { OrderId, OrderState, RefundStatus } from '@fanfare/contract'
import { sql } from 'kysely'
import { claimDue } from '../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { dueAt } from './policy.ts'
import { type OrderRow, selectOrders } from './reader.ts'

export const insertOrder = async (tx: Transaction, order: OrderRow): Promise<OrderRow> => {
  await tx.q.insertInto('billing.orders').values(order).execute()
  return order
}

export const lockOrder = async (tx: Transaction, id: OrderId): Promise<OrderRow | null> =>
  (await selectOrders(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null

export type Changeable = Pick<
  OrderRow,
  | 'attempt'
  | 'method_id'
  | 'save_card'
  | 'off_session'
  | 'consent_at'
  | 'country_stated'
  | 'country_of_card'
  | 'country_of_network'
  | 'tax_country'
  | 'tax_rate'
  | 'tax'
  | 'platform'
  | 'creator'
  | 'card_brand'
  | 'card_last4'
  | 'failure'
  | 'expires_at'
  | 'paid_at'
  | 'charge_id'
>

/** The only way a state changes: counted, with the moment the sweep looks next, and told. */
export const moveOrder = async (
  tx: Transaction,
  order: OrderRow,
  state: OrderState,
  more: Partial<Changeable>,
  now: Date,
): Promise<OrderRow> => {
  const moved: OrderRow = { ...order, ...more, state, version: order.version + 1 }
  const due = dueAt(state, moved.expires_at, now)
  await tx.q
    .updateTable('billing.orders')
    .set({ ...more, state, version: moved.version, due_at: due })
    .where('id', '=', order.id)
    .execute()
  tx.emit('billing.order-changed', { orderId: order.id, accountId: order.account_id })
  return { ...moved, due_at: due }
}

/** Charging starts with this, so neither the yes nor the charge is there alone. */
export const tellConfirmed = (tx: Transaction, order: OrderRow) => {
  const { id: orderId, account_id: accountId, attempt } = order
  tx.emit('billing.order-confirmed', { orderId, accountId, attempt })
}

/** Once; whoever comes later gets the first. */
export const keepIntent = async (tx: Transaction, id: OrderId, intentId: string) => {
  await tx.q
    .updateTable('billing.orders')
    .set({ intent_id: intentId })
    .where('id', '=', id)
    .where('intent_id', 'is', null)
    .execute()
}

export const claimDueOrders = claimDue<OrderRow>('billing.orders', 20)

/** Nobody ever agreed to these, so nothing refers to them. So many at a time. */
export const deleteAbandoned = async ({ q }: Transaction, before: Date, limit: number) => {
  const { rows } = await sql<{ id: OrderId }>`
    delete from billing.orders where id in (
      select o.id from billing.orders o
      where o.state = 'expired' and o.attempt = 0 and o.expires_at < ${before}
        and not exists (select from billing.invoices i where i.order_id = o.id)
        and not exists (select from billing.tips t where t.order_id = o.id)
      order by o.expires_at limit ${limit} for update skip locked
    ) returning id`.execute(q)
  return rows.length
}

/** What became of a paid order changes here only. Needs the order's lock. */
export const setRefundStatus = async (
  tx: Transaction,
  order: OrderRow,
  refundStatus: RefundStatus,
  more: Partial<Pick<OrderRow, 'refunded_at' | 'access_turn'>> = {},
): Promise<OrderRow> => {
  await tx.q
    .updateTable('billing.orders')
    .set({ ...more, refund_status: refundStatus })
    .where('id', '=', order.id)
    .execute()
  tx.emit('billing.order-changed', { orderId: order.id, accountId: order.account_id })
  return { ...order, ...more, refund_status: refundStatus }
}

import type { OrderId, OrderState } from '@fanfare/contract'
import { claimDue } from '../../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../../platform/database/database.ts'
import { dueAt } from '../policy.ts'
import { type OrderRow, selectOrders } from '../reader/orders.ts'

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

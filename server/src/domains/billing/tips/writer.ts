import type { OrderId, TipId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { claimDue } from '../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Tab, TabRow, TipRow } from './reader.ts'

export const insertTip = async (tx: Transaction, tip: TipRow): Promise<TipRow> => {
  await tx.q.insertInto('billing.tips').values(tip).execute()
  return tip
}

/** Needs the customer's lock. Made when it is first needed. */
export const openTab = async (tx: Transaction, { account_id, currency }: Tab): Promise<TabRow> => {
  await tx.q
    .insertInto('billing.tip_tabs')
    .values({ id: uuid(), account_id, currency })
    .onConflict((conflict) => conflict.columns(['account_id', 'currency']).doNothing())
    .execute()
  return tx.q
    .selectFrom('billing.tip_tabs')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('currency', '=', currency)
    .$castTo<TabRow>()
    .executeTakeFirstOrThrow()
}

type TabChange = Pick<TabRow, 'failure' | 'failures' | 'due_at'>

export const setTab = async (tx: Transaction, id: string, change: TabChange) => {
  await tx.q.updateTable('billing.tip_tabs').set(change).where('id', '=', id).execute()
}

/** Held by the order until it is paid or can no longer be. */
export const holdTips = async (tx: Transaction, ids: readonly TipId[], orderId: OrderId) => {
  await tx.q
    .updateTable('billing.tips')
    .set({ order_id: orderId })
    .where('id', 'in', [...ids])
    .execute()
}

export const letGoOfTips = async (tx: Transaction, orderId: OrderId) => {
  await tx.q
    .updateTable('billing.tips')
    .set({ order_id: null })
    .where('order_id', '=', orderId)
    .where('charged_at', 'is', null)
    .execute()
}

export const markCharged = async (tx: Transaction, orderId: OrderId, now: Date) => {
  await tx.q
    .updateTable('billing.tips')
    .set({ charged_at: now })
    .where('order_id', '=', orderId)
    .execute()
}

export const markTakenBack = async (tx: Transaction, id: TipId, now: Date) => {
  await tx.q.updateTable('billing.tips').set({ taken_back_at: now }).where('id', '=', id).execute()
}

export const markLapsed = async (tx: Transaction, ids: readonly TipId[], now: Date) => {
  await tx.q
    .updateTable('billing.tips')
    .set({ lapsed_at: now })
    .where('id', 'in', [...ids])
    .execute()
}

export const claimDueTabs = claimDue<TabRow>('billing.tip_tabs', 20)

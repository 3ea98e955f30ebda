import { money } from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { MethodRow } from '../customers/reader.ts'
import { amountsOf } from '../orders/amounts.ts'
import { dueAt } from '../orders/policy.ts'
import type { OrderRow } from '../orders/reader.ts'
import { insertOrder, tellConfirmed } from '../orders/writer.ts'
import { readChargeable } from '../tips/charge-tab.ts'
import { sumOf } from '../tips/policy.ts'
import type { TipRow } from '../tips/reader.ts'
import { refreshTab } from '../tips/tab.ts'
import { holdTips, openTab } from '../tips/writer.ts'
import { cardFor } from './card-for.ts'
import { type Bill, newInvoice, newTierOrder } from './new-invoice.ts'
import type { TierOrder } from './order.ts'
import { lengths } from './policy.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'
import { promotedPrice, readPromotionOf, renewalSum } from './renewal-sum.ts'
import { applyInvoice } from './settle-invoice.ts'
import { failInvoice } from './unpaid-invoice.ts'
import { insertInvoice } from './writer/invoices.ts'
import { noteInvoice } from './writer/subscriptions.ts'

const holdJoining = async (
  tx: Transaction,
  order: OrderRow,
  tips: readonly TipRow[],
  now: Date,
) => {
  if (tips.length === 0) return
  await holdTips(
    tx,
    tips.map(({ id }) => id),
    order.id,
  )
  await refreshTab(tx, await openTab(tx, order), now)
}

const orderOf = async (
  tx: Transaction,
  row: SubscriptionRow,
  bill: Bill,
  { method, charged }: { method: MethodRow | null; charged: number },
  now: Date,
): Promise<TierOrder> => {
  const expires_at = after(bill.period_start, lengths.payable)
  // Without a card there is nobody to ask: it waits for one like a payment that was refused.
  const begun = method
    ? ({ state: 'confirming', attempt: 1, method_id: method.provider_id } as const)
    : ({ state: 'failed', attempt: 0, method_id: null, failure: 'card-missing' } as const)
  return {
    ...(await newTierOrder(tx, row, bill)),
    ...amountsOf(money(charged, row.currency)),
    ...begun,
    off_session: true,
    created_at: now,
    expires_at,
    due_at: dueAt(begun.state, expires_at, now),
  }
}

const readSum = async (
  tx: Transaction,
  row: SubscriptionRow,
  bill: Bill,
  tips: readonly TipRow[],
) => {
  const price = promotedPrice(row, bill, await readPromotionOf(tx, row))
  return renewalSum(price, row, sumOf(tips))
}

/**
 * Needs the customer's and the subscription's lock. One invoice for one period, whoever comes
 * twice; its order is charged without the fan there. What charges nothing is paid at once.
 */
export const openRenewal = async (
  tx: Transaction,
  row: SubscriptionRow,
  bill: Bill,
  now: Date,
): Promise<void> => {
  const method = await cardFor(tx, row)
  // Tips that wait in this currency are charged along, unless another charge has them.
  const { tips } = await readChargeable(tx, row)
  const { charged, carried } = await readSum(tx, row, bill, tips)
  const order = charged > 0 ? await orderOf(tx, row, bill, { method, charged }, now) : null
  const about = { carried: order ? row.carried : 0, order_id: order?.id ?? null }
  const invoice = newInvoice(row, { kind: 'renewal', ...bill, ...about }, now)
  if (order) await insertOrder(tx, order)
  // Its constraint is what keeps a period from being charged twice; this only says it in words.
  if (!(await insertInvoice(tx, invoice))) throw new Error(`${row.id} was invoiced before`)
  if (!order) {
    await applyInvoice(tx, row, invoice, { carried }, now)
    return
  }
  await holdJoining(tx, order, tips, now)
  await noteInvoice(tx, row, invoice.id)
  if (!method) return failInvoice(tx, order, now)
  tellConfirmed(tx, order)
}

import type { SubscriptionEnd } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { OrderRow } from '../orders/reader.ts'
import { lockOrder, moveOrder } from '../orders/writer.ts'
import { freeSeat } from '../tiers/seats.ts'
import type { Move } from './policy.ts'
import { type InvoiceRow, readOpenInvoices } from './reader/invoices.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'
import { closeInvoice } from './writer/invoices.ts'
import { moveSubscription } from './writer/subscriptions.ts'

/** Frees the seat that was kept in the tier of a planned change. */
export const freePlanned = async (tx: Transaction, row: SubscriptionRow) => {
  const { next_tier_id: planned, tier_id } = row
  if (planned && planned !== tier_id) await freeSeat(tx, planned)
}

/** An upgrade holds a seat in its tier until it is paid. */
export const voidInvoice = async (
  tx: Transaction,
  row: SubscriptionRow,
  invoice: InvoiceRow,
  now: Date,
) => {
  await closeInvoice(tx, invoice, 'void', now)
  const isUpgrade = invoice.kind === 'upgrade'
  if (isUpgrade && invoice.tier_id !== row.tier_id) await freeSeat(tx, invoice.tier_id)
}

/**
 * What no bank has said yes to has failed from now on, so that no worker asks for it any more, and
 * the sweep takes it back at the provider. A yes of this very moment counts, and goes back.
 */
const dropOrder = (tx: Transaction, order: OrderRow, now: Date) => {
  const isAsked = order.state === 'confirming' || order.state === 'needs-action'
  const ended = { expires_at: now, ...(isAsked ? { failure: 'no-longer-wanted' } : {}) }
  return moveOrder(tx, order, isAsked ? 'failed' : order.state, ended, now)
}

/** None of these payments is waited for any more. */
const voidAll = async (tx: Transaction, row: SubscriptionRow, now: Date) => {
  for (const invoice of await readOpenInvoices(tx, row.id)) {
    await voidInvoice(tx, row, invoice, now)
    const order = invoice.order_id && (await lockOrder(tx, invoice.order_id))
    if (order) await dropOrder(tx, order, now)
  }
}

/** Needs its lock. However it ends: nothing is owed any more, and its seats are free. */
export const finish = async (
  tx: Transaction,
  row: SubscriptionRow,
  move: Extract<Move, 'ran-out' | 'gave-up' | 'end'>,
  why: SubscriptionEnd,
  now: Date,
): Promise<SubscriptionRow> => {
  await voidAll(tx, row, now)
  await freeSeat(tx, row.tier_id)
  await freePlanned(tx, row)
  const ended = { ended_at: now, end_reason: why, open_invoice_id: null, paused_at: null }
  return moveSubscription(tx, row, move, ended, now)
}

import type { Transaction } from '../../../platform/database/database.ts'
import { readTipsOfOrder } from '../tips/reader.ts'
import { returnTips } from '../tips/tab.ts'
import { finish, voidInvoice } from './finish.ts'
import { lockInvoiced } from './invoiced.ts'
import type { TierOrder } from './order.ts'
import { isHardDecline, retryAfter } from './policy.ts'
import { moveSubscription } from './writer/subscriptions.ts'

const lockOpen = async (tx: Transaction, order: TierOrder) => {
  const found = await lockInvoiced(tx, order)
  return found?.invoice.state === 'open' ? found : null
}

/**
 * Refused. A first payment or an upgrade can be tried with another card while its offer lasts; a
 * renewal is tried again by itself, unless the bank will not change its mind.
 */
export const failInvoice = async (tx: Transaction, order: TierOrder, now: Date) => {
  const found = await lockOpen(tx, order)
  if (found?.invoice.kind !== 'renewal') return
  const { invoice, row } = found
  // They had left while it was on its way.
  if (row.state === 'cancelled') {
    await finish(tx, row, 'ran-out', 'period-ended', now)
    return
  }
  const again = isHardDecline(order.failure) ? null : retryAfter(invoice.period_start, now)
  // What the fan tries themselves says nothing about the card that is tried without them.
  const due_at = order.off_session ? again : row.due_at
  await moveSubscription(tx, row, 'payment-failed', { paused_at: null, due_at }, now)
}

/** It can no longer be paid. */
export const dropInvoice = async (tx: Transaction, order: TierOrder, now: Date) => {
  const tips = await readTipsOfOrder(tx, order.id)
  if (tips.length > 0) await returnTips(tx, order, now)
  const found = await lockOpen(tx, order)
  if (!found) return
  const { invoice, row } = found
  await voidInvoice(tx, row, invoice, now)
  if (invoice.kind === 'upgrade') return
  const why = invoice.kind === 'first' ? 'never-paid' : 'not-paid'
  await finish(tx, row, row.state === 'cancelled' ? 'ran-out' : 'gave-up', why, now)
}

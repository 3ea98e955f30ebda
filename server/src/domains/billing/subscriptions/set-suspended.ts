import type { Transaction } from '../../../platform/database/database.ts'
import type { OrderRow } from '../checkout/reader/orders.ts'
import { lockInvoiced } from './lock-invoiced.ts'
import { updateSubscription } from './writer/subscriptions.ts'

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

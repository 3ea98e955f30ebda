import type { Transaction } from '../../../platform/database/database.ts'
import type { OrderRow } from '../checkout/reader/orders.ts'
import { finish } from './finish.ts'
import { lockInvoiced } from './lock-invoiced.ts'
import { can } from './policy.ts'

/**
 * Needs the lock of whoever has it. Whoever asks their bank for a payment back is not charged another
 * time, whichever period it was for; a dispute that is won begins nothing again.
 */
export const endReturned = async (tx: Transaction, order: Pick<OrderRow, 'id'>, now: Date) => {
  const found = await lockInvoiced(tx, order)
  if (!found || !can(found.row, 'end').allowed) return
  await finish(tx, found.row, 'end', 'payment-returned', now)
}

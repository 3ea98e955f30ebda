import type { Transaction } from '../../../../platform/database/database.ts'
import type { OrderRow } from '../../orders/reader.ts'
import { beginReturn } from '../../refunds/commands/grant-refund.ts'
import { newPlatformRefund } from '../../refunds/new-refund.ts'
import { canRefund } from '../../refunds/policy.ts'
import { readRefundsOfOrder } from '../../refunds/reader.ts'
import { insertRefund } from '../../refunds/writer.ts'

/** Needs the order's lock. What its giver returns at the same moment is left as it is. */
export const returnGift = async (tx: Transaction, order: OrderRow, words: string, now: Date) => {
  if (!canRefund(order, await readRefundsOfOrder(tx, order.id)).allowed) return
  await beginReturn(tx, order, now)
  await insertRefund(tx, newPlatformRefund(order, { words }, now))
}

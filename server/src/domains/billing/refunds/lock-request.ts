import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import { lockCustomer } from '../customers/writer.ts'
import { lockOrder } from '../orders/writer.ts'
import type { RefundRow } from './reader.ts'
import { lockRefund } from './writer.ts'

/** Locks the buyer, the order, then the request: the order in which everyone takes these locks. */
export const lockRequest = async (tx: Transaction, seen: RefundRow, now: Date) => {
  await lockCustomer(tx, seen.account_id, now)
  const order = (await lockOrder(tx, seen.order_id)) ?? fail('refund.not-found')
  const refund = (await lockRefund(tx, seen.id)) ?? fail('refund.not-found')
  return { order, refund }
}

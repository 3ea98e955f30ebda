import type { Transaction } from '../../../../platform/database/database.ts'
import { releaseRedemption } from '../../promotions/redeem.ts'
import { kindOf } from '../kinds/index.ts'
import type { OrderRow } from '../reader/orders.ts'

/** What an order held for its payment, once that has failed or cannot happen any more. */
export const giveBack = async (tx: Transaction, order: OrderRow, now: Date) => {
  if (order.state !== 'failed' && order.state !== 'expired') return
  await releaseRedemption(tx, order)
  await kindOf(order).giveBack?.(tx, order, now)
}

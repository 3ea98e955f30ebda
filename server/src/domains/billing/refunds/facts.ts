import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { isUntold, readTakenDown, readUse, shareConsumed } from '../../catalog/index.ts'
import { kindOf } from '../orders/kinds.ts'
import type { OrderRow } from '../orders/reader.ts'
import { lengths, offerOf, type RefundOffer, takenDown } from './policy.ts'
import { countSelfServed } from './reader.ts'

/**
 * What the rule says to this buyer now. Read from the database that is written to: whoever watches
 * on while asking is seen.
 */
export const readOffer = async (
  tx: Transaction,
  order: OrderRow,
  now: Date,
): Promise<RefundOffer> => {
  const { account_id: accountId, content_id: contentId } = order
  if (contentId && (await readTakenDown(tx, [contentId])).has(contentId)) return takenDown
  const use = contentId && (await readUse(tx, accountId, contentId))
  const selfServed = await countSelfServed(tx, accountId, after(now, -lengths.window))
  const used = use
    ? { consumed: shareConsumed(use), isUntold: isUntold(use) }
    : { consumed: 0, isUntold: false }
  const isGift = kindOf(order).isGift === true
  return offerOf({ paidAt: order.paid_at, isGift, ...used, selfServed, now })
}

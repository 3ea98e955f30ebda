import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { readUse, shareConsumed } from '../../catalog/index.ts'
import type { SoldOnce } from '../checkout/reader/orders.ts'
import { lengths, offerOf, type RefundOffer } from './policy.ts'
import { countSelfServed } from './reader/refunds.ts'

/**
 * What the rule says to this buyer now. Read from the database that is written to: whoever watches
 * on while asking is seen.
 */
export const readOffer = async (
  tx: Transaction,
  order: SoldOnce,
  now: Date,
): Promise<RefundOffer> => {
  const { account_id: accountId, content_id: contentId } = order
  const use = contentId && (await readUse(tx, accountId, contentId))
  const selfServed = await countSelfServed(tx, accountId, after(now, -lengths.window))
  return offerOf({ order, consumed: use ? shareConsumed(use) : 0, selfServed, now })
}

import { after } from '../../../platform/clock/after.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { isUntold, readTakenDown, readUse, shareConsumed } from '../../catalog/index.ts'
import { kindOf, kinds } from '../orders/kinds.ts'
import type { OrderRow } from '../orders/reader.ts'
import { lengths, offerOf, type RefundOffer, takenDown } from './policy.ts'
import { countSelfServed } from './reader.ts'

/** Gifts have a rule of their own. */
const limitedKinds = () => kinds.filter(({ returned, isGift }) => returned === 'whole' && !isGift)

/**
 * What the rule says to this buyer now. Read from the database that is written to: whoever watches
 * on while asking is seen.
 */
export const readOffer = async (
  db: Queryable,
  order: OrderRow,
  now: Date,
): Promise<RefundOffer> => {
  const { account_id: accountId, content_id: contentId } = order
  if (contentId && (await readTakenDown(db, [contentId])).has(contentId)) return takenDown
  const use = contentId && (await readUse(db, accountId, contentId))
  const selfServed = await countSelfServed(db, accountId, {
    since: after(now, -lengths.window),
    kinds: limitedKinds().map(({ name }) => name),
  })
  const told = (await kindOf(order).used?.(db, order))?.consumed ?? 0
  const used = use
    ? { consumed: shareConsumed(use), isUntold: isUntold(use) }
    : { consumed: told, isUntold: false }
  const isGift = kindOf(order).isGift === true
  return offerOf({ paidAt: order.paid_at, isGift, ...used, selfServed, now })
}

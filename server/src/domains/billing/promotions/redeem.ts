import type { Transaction } from '../../../platform/database/database.ts'
import type { OrderRow } from '../checkout/reader/orders.ts'
import { canUse } from './policy.ts'
import { countOfFan } from './reader.ts'
import { deleteRedemption, insertRedemption, lockPromotion } from './writer.ts'

type Promoted = Pick<OrderRow, 'id' | 'account_id' | 'promotion_id'>

/** With the buyer's yes. Needs the buyer's lock, so that one fan's uses are counted in turn. */
export const reserveRedemption = async (tx: Transaction, order: Promoted, now: Date) => {
  const { id: orderId, account_id: accountId, promotion_id: promotionId } = order
  if (!promotionId) return
  const promotion = await lockPromotion(tx, promotionId)
  canUse(promotion, await countOfFan(tx, promotion, accountId, orderId), now).orThrow()
  await keepRedemption(tx, order, now)
}

/** Money that moved counts, also for an order whose redemption was given back meanwhile. */
export const keepRedemption = async (tx: Transaction, order: Promoted, now: Date) => {
  const { id, account_id, promotion_id } = order
  if (promotion_id) await insertRedemption(tx, { order_id: id, account_id, promotion_id }, now)
}

/** The payment did not happen: somebody else may have it. */
export const releaseRedemption = async (tx: Transaction, { id, promotion_id }: Promoted) => {
  if (promotion_id) await deleteRedemption(tx, id)
}

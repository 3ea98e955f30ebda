import type { AccountId, Money } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import { amountsOf } from '../orders/amounts.ts'
import type { OrderRow } from '../orders/reader.ts'
import { canLeave, canUse, discountOf, isFor, type Wanted } from './policy.ts'
import { countOfFan, type PromotionRow, readByCode } from './reader.ts'
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

export interface Applied {
  readonly promotion: PromotionRow
  readonly discount: Money
}

/** What a code that a fan has typed does for this post or tier now. Nothing is taken yet. */
export const applyCode = async (
  tx: Transaction,
  accountId: AccountId,
  { code, wanted }: { readonly code: string; readonly wanted: Wanted },
  now: Date,
): Promise<Applied> => {
  const found = await readByCode(tx, wanted.creatorId, code)
  const promotion = found && isFor(found, wanted) ? found : fail('promotion.not-found')
  canUse(promotion, await countOfFan(tx, promotion, accountId, null), now).orThrow()
  const discount = discountOf(promotion, wanted.price)
  const { total, currency } = amountsOf(wanted.price, discount)
  canLeave({ amount: total, currency }).orThrow()
  return { promotion, discount }
}

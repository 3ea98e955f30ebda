import type { AccountId, Money } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import { amountsOf } from '../checkout/amounts.ts'
import { canLeave, canUse, discountOf, isFor, type Piece } from './policy.ts'
import { countOfFan, type PromotionRow, readByCode } from './reader.ts'

export interface Applied {
  readonly promotion: PromotionRow
  readonly discount: Money
}

/** What a code that a fan has typed does for this piece now. Nothing is taken yet. */
export const applyCode = async (
  tx: Transaction,
  accountId: AccountId,
  { code, piece }: { readonly code: string; readonly piece: Piece },
  now: Date,
): Promise<Applied> => {
  const found = await readByCode(tx, piece.creatorId, code)
  const promotion = found && isFor(found, piece) ? found : fail('promotion.not-found')
  canUse(promotion, await countOfFan(tx, promotion, accountId, null), now).orThrow()
  const discount = discountOf(promotion, piece.price)
  const { total, currency } = amountsOf(piece.price, discount)
  canLeave({ amount: total, currency }).orThrow()
  return { promotion, discount }
}

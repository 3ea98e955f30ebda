import type { AccountId, Money } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import { amountsOf } from '../checkout/amounts.ts'
import { canLeave, canUse, discountOf, isFor, type Wanted } from './policy.ts'
import { countOfFan, type PromotionRow, readByCode } from './reader.ts'

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

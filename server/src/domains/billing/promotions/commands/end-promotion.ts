import type { PromotionId } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { type PromotionRow, readPromotion } from '../reader.ts'
import { markEnded } from '../writer.ts'

export const endPromotion = (scope: SignedInScope, id: PromotionId): Promise<PromotionRow> =>
  scope.transact(async (tx) => {
    const promotion = await readPromotion(tx, id)
    if (promotion?.creator_id !== scope.actor.accountId) fail('promotion.not-found')
    return markEnded(tx, id, scope.now())
  })

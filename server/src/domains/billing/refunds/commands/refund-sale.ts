import type { OrderId } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readOrderRow } from '../../orders/reader.ts'
import type { RefundRow } from '../reader.ts'
import { lockReturnable } from './ask-refund.ts'
import { returnSale } from './return-sale.ts'

export const refundSale = async (
  scope: SignedInScope,
  id: OrderId,
  words: string,
): Promise<RefundRow> => {
  const sold = await readOrderRow(scope.primary, id)
  if (sold?.creator_id !== scope.actor.accountId) return fail('order.not-found')
  return scope.transact(async (tx) => {
    const now = scope.now()
    const order = await lockReturnable(tx, id, sold.account_id, now)
    return returnSale(tx, order, { by: 'creator', reason: null, words }, now)
  })
}

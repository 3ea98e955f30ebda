import type { OrderId } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readOrderRow } from '../../checkout/reader/orders.ts'
import { newRefund } from '../new-refund.ts'
import { canRefund, isWaiting, liveRefund } from '../policy.ts'
import { type RefundRow, readRefundsOfOrder } from '../reader/refunds.ts'
import { insertRefund, moveRefund } from '../writer/refunds.ts'
import { lockSoldOnce } from './ask-refund.ts'
import { beginReturn } from './grant-refund.ts'

/** Without having been asked; a request that waits is answered by it. */
export const refundSale = async (
  scope: SignedInScope,
  id: OrderId,
  words: string,
): Promise<RefundRow> => {
  const sold = await scope.transact((tx) => readOrderRow(tx, id))
  if (sold?.creator_id !== scope.actor.accountId) return fail('order.not-found')
  return scope.transact(async (tx) => {
    const now = scope.now()
    const order = await lockSoldOnce(tx, id, sold.account_id, now)
    const refunds = await readRefundsOfOrder(tx, id)
    const waiting = liveRefund(refunds)
    const answered = waiting && isWaiting(waiting) ? waiting : null
    canRefund(order, answered ? [] : refunds).orThrow()
    await beginReturn(tx, order, now)
    if (answered) {
      return moveRefund(tx, answered, 'sending', { answered_by: 'creator', answer: words }, now)
    }
    const given = { state: 'sending', asked_by: 'creator', self_serve: false } as const
    return insertRefund(tx, newRefund(order, { ...given, reason: null, words }, now))
  })
}

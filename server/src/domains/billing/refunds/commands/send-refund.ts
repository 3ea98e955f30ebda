import { money, type RefundId } from '@fanfare/contract'
import type { Scope } from '../../../../platform/scope.ts'
import { providerOf } from '../../gateways/index.ts'
import { readOrderRow } from '../../orders/reader.ts'
import { lockRequest } from '../lock-request.ts'
import { type RefundRow, readRefundRow } from '../reader.ts'
import { keepProviderId, moveRefund } from '../writer.ts'
import { applyRefund } from './apply-refund.ts'
import { undoReturn } from './grant-refund.ts'

/** The provider did not take it: no money moved, and the buyer keeps the post. */
const failSending = (scope: Scope, seen: RefundRow, failure: string) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    const { order, refund } = await lockRequest(tx, seen, now)
    if (refund.state !== 'sending') return
    await moveRefund(tx, refund, 'failed', { failure, settled_at: now }, now)
    await undoReturn(tx, order, now)
  })

/** The provider's refund, stored before it counts; null when there is nothing more to send. */
export const requestRefund = async (scope: Scope, id: RefundId): Promise<string | null> => {
  const refund = await readRefundRow(scope.primary, id)
  if (refund?.state !== 'sending') return refund?.provider_id ?? null
  if (refund.provider_id) return refund.provider_id
  const order = await readOrderRow(scope.primary, refund.order_id)
  if (!order?.intent_id) throw new Error(`refund ${id} is of an order without a payment`)
  const amount = money(refund.amount, refund.currency)
  const answer = await providerOf(scope).createRefund({
    refundId: id,
    intentId: order.intent_id,
    amount,
  })
  if ('refusal' in answer) {
    await failSending(scope, refund, answer.refusal)
    return null
  }
  await scope.transact((tx) => keepProviderId(tx, id, answer.id))
  return answer.id
}

/** All steps in a row, for when the workflow was lost. With the same key nothing is done twice. */
export const sendRefund = async (scope: Scope, id: RefundId) => {
  const providerId = await requestRefund(scope, id)
  if (providerId) await applyRefund(scope, providerId)
}

import type { Scope } from '../../../../platform/scope.ts'
import { lockCustomer } from '../../customers/writer.ts'
import { providerOf } from '../../gateways/index.ts'
import { isOpen } from '../../orders/policy.ts'
import type { OrderRow } from '../../orders/reader.ts'
import { lockOrder, moveOrder } from '../../orders/writer.ts'
import { giveBack } from '../settle.ts'
import { applyIntent } from './apply-intent.ts'

/** An offer that nobody took; nothing was ever asked of a card. */
const expire = (scope: Scope, { id, account_id }: OrderRow) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    await lockCustomer(tx, account_id, now)
    const order = await lockOrder(tx, id)
    if (!order || !isOpen(order) || order.intent_id || order.expires_at > now) return
    await giveBack(tx, await moveOrder(tx, order, 'expired', {}, now), now)
  })

/**
 * Takes back what was begun at the provider before it is closed here, so that nobody can pay for it
 * any more. If it was paid in that moment, it is paid.
 */
const cancel = async (scope: Scope, intentId: string) => {
  await providerOf(scope).cancelIntent(intentId)
  await applyIntent(scope, intentId)
}

export const closeOrder = (scope: Scope, order: OrderRow) =>
  order.intent_id ? cancel(scope, order.intent_id) : expire(scope, order)

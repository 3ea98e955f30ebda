import type { OrderId } from '@fanfare/contract'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { answering } from '../../gateways/answering.ts'
import { providerOf } from '../../gateways/index.ts'
import { readOwnOrder } from '../own-order.ts'

/** The secret for the bank's dialog is read from the provider each time: we don't store it. */
export const readOrder = async (scope: SignedInScope, id: OrderId) => {
  const order = await readOwnOrder(scope, id)
  if (order.state !== 'needs-action' || !order.intent_id) return { order, clientSecret: null }
  const clientSecret = await answering(providerOf(scope).readClientSecret(order.intent_id))
  return { order, clientSecret }
}

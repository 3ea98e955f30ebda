import type { OrderId } from '@fanfare/contract'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readClientSecret } from '../client-secret.ts'
import { readOwnOrder } from '../own-order.ts'

/** The secret for the bank's dialog is the provider's: no table has it. */
export const readOrder = async (scope: SignedInScope, id: OrderId) => {
  const order = await readOwnOrder(scope, id)
  const { state, intent_id: intentId } = order
  if (state !== 'needs-action' || !intentId) return { order, clientSecret: null }
  return { order, clientSecret: await readClientSecret(scope, { id, intentId }) }
}

import type { OrderId } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { type OrderRow, readOrderRow } from '../../orders/reader.ts'
import { readClientSecret } from '../asking.ts'

/** The secret for the bank's dialog is the provider's: no table has it. */
export const readOrder = async (scope: SignedInScope, id: OrderId) => {
  const order = await readOwnOrder(scope, id)
  const { state, intent_id: intentId } = order
  if (state !== 'needs-action' || !intentId) return { order, clientSecret: null }
  return { order, clientSecret: await readClientSecret(scope, { id, intentId }) }
}

export const readOwnOrder = async (scope: SignedInScope, id: OrderId): Promise<OrderRow> => {
  const order = await readOrderRow(scope.primary, id)
  return order?.account_id === scope.actor.accountId ? order : fail('order.not-found')
}

import type { OrderId } from '@fanfare/contract'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { answering } from '../../gateways/fault.ts'
import type { OrderRow } from '../../orders/reader.ts'
import { applyIntent } from '../../payments/commands/apply-intent.ts'
import { mayAsk } from '../asking.ts'
import { readOwnOrder } from './read-order.ts'

/**
 * The buyer is back from the bank: ask the provider now instead of waiting for its event. Who comes
 * back again within two seconds is shown what is known.
 */
export const continueOrder = async (scope: SignedInScope, id: OrderId): Promise<OrderRow> => {
  const { intent_id: intentId } = await readOwnOrder(scope, id)
  const isTime = intentId !== null && (await mayAsk(scope, 'state', id))
  if (isTime) await answering(applyIntent(scope, intentId))
  return readOwnOrder(scope, id)
}

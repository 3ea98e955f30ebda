import type { OrderId } from '@fanfare/contract'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { answering } from '../../gateways/answering.ts'
import { mayAsk } from '../asked-lately.ts'
import { readOwnOrder } from '../own-order.ts'
import type { OrderRow } from '../reader/orders.ts'
import { applyIntent } from './apply-intent.ts'

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

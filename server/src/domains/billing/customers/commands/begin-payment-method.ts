import type { SignedInScope } from '../../../../platform/scope.ts'
import { answering } from '../../gateways/fault.ts'
import { providerOf } from '../../gateways/index.ts'
import { ensureCustomer, refuseUnconfirmed } from '../customer.ts'

/** The secret with which the provider's script takes a card in its own frame. */
export const beginPaymentMethod = async (scope: SignedInScope): Promise<string> => {
  await refuseUnconfirmed(scope)
  const customer = await answering(ensureCustomer(scope, scope.actor.accountId))
  return answering(providerOf(scope).beginSetup(customer))
}

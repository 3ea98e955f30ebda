import type { SignedInScope } from '../../../../platform/scope.ts'
import { answering } from '../../gateways/answering.ts'
import { providerOf } from '../../gateways/index.ts'
import { refuseUnconfirmed } from '../confirmed-email.ts'
import { ensureCustomer } from '../customer.ts'

/** The secret with which the provider's script takes a card in its own frame. */
export const beginPaymentMethod = async (scope: SignedInScope): Promise<string> => {
  await refuseUnconfirmed(scope)
  const customer = await answering(ensureCustomer(scope, scope.actor.accountId))
  return answering(providerOf(scope).beginSetup(customer))
}

import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { answering } from '../../gateways/fault.ts'
import { providerOf } from '../../gateways/index.ts'
import { ensureCustomer, refuseUnconfirmed } from '../customer.ts'
import { insertMethod, linkPayer, lockCustomer } from '../writer.ts'

/** Asks the provider which card it took for this person: the browser could claim any. */
export const addPaymentMethod = async (scope: SignedInScope, setupIntent: string) => {
  const { accountId } = scope.actor
  await refuseUnconfirmed(scope)
  const customer = await answering(ensureCustomer(scope, accountId))
  const card = await answering(providerOf(scope).readSetup(setupIntent, customer))
  const taken = card ?? fail('payment-method.not-taken')
  return scope.transact(async (tx) => {
    await lockCustomer(tx, accountId, scope.now())
    await linkPayer(tx, accountId, { kind: 'card', value: taken.fingerprint })
    return insertMethod(tx, accountId, taken, scope.now())
  })
}

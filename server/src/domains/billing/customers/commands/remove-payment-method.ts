import type { PaymentMethodId } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { answering } from '../../gateways/fault.ts'
import { providerOf } from '../../gateways/index.ts'
import { readMethods, readOwnMethod } from '../reader.ts'
import { deleteMethod, lockCustomer, setDefault } from '../writer.ts'

/** The provider's copy goes first: after a crash the card is still listed and can be removed. */
export const removePaymentMethod = async (scope: SignedInScope, id: PaymentMethodId) => {
  const { accountId } = scope.actor
  const found = await readOwnMethod(scope.db, accountId, id)
  const method = found ?? fail('payment-method.not-found')
  await answering(providerOf(scope).forgetCard(method.provider_id))
  await scope.transact(async (tx) => {
    await lockCustomer(tx, accountId, scope.now())
    await deleteMethod(tx, method.provider_id)
    const [next] = await readMethods(tx, accountId)
    if (method.is_default && next) await setDefault(tx, next)
  })
}

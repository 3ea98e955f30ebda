import type { PaymentMethodId } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readOwnMethod } from '../reader.ts'
import { lockCustomer, setDefault } from '../writer.ts'

export const chooseDefaultPaymentMethod = (scope: SignedInScope, id: PaymentMethodId) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    await lockCustomer(tx, accountId, scope.now())
    const method = await readOwnMethod(tx, accountId, id)
    await setDefault(tx, method ?? fail('payment-method.not-found'))
  })

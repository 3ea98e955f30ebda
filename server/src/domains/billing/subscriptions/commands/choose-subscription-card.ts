import type { PaymentMethodId, SubscriptionId } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readOwnMethod } from '../../customers/reader.ts'
import { updateSubscription } from '../writer/subscriptions.ts'
import { withOwn } from './own.ts'

export const chooseSubscriptionCard = (
  scope: SignedInScope,
  id: SubscriptionId,
  method: PaymentMethodId,
) =>
  withOwn(scope, id, async (tx, row, now) => {
    const card = await readOwnMethod(tx, scope.actor.accountId, method)
    const { provider_id } = card ?? fail('payment-method.not-found')
    return updateSubscription(tx, row, { method_id: provider_id }, 'choose-card', now)
  })

import type { Money, PaymentMethodId, SubscriptionId } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readOwnMethod } from '../../methods/reader.ts'
import { readTier } from '../../tiers/reader.ts'
import { priceOffered } from '../next-period.ts'
import { isAtMost, totalOf } from '../renewal-sum.ts'
import { changeSubscription } from '../writer/subscriptions.ts'
import { withOwn } from './own.ts'

/** The click that a higher price needs. It is a yes to what was shown, and to no more than that. */
export const acceptPrice = (scope: SignedInScope, id: SubscriptionId, shown: Money) =>
  withOwn(scope, id, async (tx, row, now) => {
    const tier = (await readTier(tx, row.tier_id)) ?? fail('tier.not-found')
    const offer = row.state === 'expired' ? null : priceOffered(row, tier)
    const { price } = offer ?? fail('subscription.not-now')
    if (!isAtMost(totalOf(row, price.amount), shown)) fail('order.price-changed')
    return changeSubscription(tx, row, { accepted_price: price.amount }, 'accept-price', now)
  })

export const chooseCard = (scope: SignedInScope, id: SubscriptionId, method: PaymentMethodId) =>
  withOwn(scope, id, async (tx, row, now) => {
    const card = await readOwnMethod(tx, scope.actor.accountId, method)
    const { provider_id } = card ?? fail('payment-method.not-found')
    return changeSubscription(tx, row, { method_id: provider_id }, 'choose-card', now)
  })

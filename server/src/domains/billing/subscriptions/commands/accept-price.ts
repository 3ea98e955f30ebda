import type { Money, SubscriptionId } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readTier } from '../../tiers/reader.ts'
import { priceOffered } from '../next-period.ts'
import { isAtMost, totalOf } from '../renewal-sum.ts'
import { updateSubscription } from '../writer/subscriptions.ts'
import { withOwn } from './own.ts'

/** The fan's consent to a higher price: to the total that was shown, and to no more. */
export const acceptPrice = (scope: SignedInScope, id: SubscriptionId, shown: Money) =>
  withOwn(scope, id, async (tx, row, now) => {
    const tier = (await readTier(tx, row.tier_id)) ?? fail('tier.not-found')
    const offer = row.state === 'expired' ? null : priceOffered(row, tier)
    const { price } = offer ?? fail('subscription.not-now')
    if (!isAtMost(totalOf(row, price.amount), shown)) fail('order.price-changed')
    return updateSubscription(tx, row, { accepted_price: price.amount }, 'accept-price', now)
  })

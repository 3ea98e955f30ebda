import type { TierId, TierPrices } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { demandSeller, lockOwnTier } from '../own-tier.ts'
import { brokenPrices, canBe, canChange } from '../policy.ts'
import { changeTier } from '../writer.ts'

/**
 * For whoever comes from now on. Those who are subscribed have their own price: renewals lower it by
 * themselves and raise it only with a fan's click, and begin with what is emitted here.
 */
export const changeTierPrice = (scope: SignedInScope, id: TierId, prices: TierPrices) =>
  scope.transact(async (tx) => {
    const tier = await lockOwnTier(tx, scope, id)
    canChange(tier).orThrow()
    const fields = brokenPrices(tier, prices)
    if (Object.keys(fields).length > 0) fail('tier.promised', { fields })
    await demandSeller(tx, scope, prices.price.amount)
    const next = {
      currency: prices.price.currency,
      price: prices.price.amount,
      yearly_price: prices.yearlyPrice?.amount ?? null,
    }
    canBe({ ...tier, ...next }).orThrow()
    const isSame =
      next.currency === tier.currency &&
      next.price === tier.price &&
      next.yearly_price === tier.yearly_price
    if (isSame) return tier
    if (!tier.has_subscribers) return changeTier(tx, id, next)
    const now = scope.now()
    tx.emit('billing.tier-price-changed', { tierId: id, changedAt: now.toISOString() })
    return changeTier(tx, id, { ...next, price_changed_at: now })
  })

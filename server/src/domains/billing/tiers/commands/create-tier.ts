import type { ParsedRequest, Routes, TierId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { arrivalOf, coverChange } from '../cover.ts'
import { demandSeller } from '../own-tier.ts'
import { canBe, canSellAnother } from '../policy.ts'
import { readTiersOnSale, type TierRow } from '../reader.ts'
import { tellSelling } from '../tell-selling.ts'
import { clearPopular, insertTier, lockTiersOf } from '../writer.ts'

type NewTier = ParsedRequest<Routes['createTier']>['body']

const rowOf = ({ actor, now }: SignedInScope, given: NewTier, position: number): TierRow => ({
  id: uuid() as TierId,
  creator_id: actor.accountId,
  name: given.name,
  description: given.description,
  currency: given.price.currency,
  price: given.price.amount,
  yearly_price: given.yearlyPrice?.amount ?? null,
  trial_days: given.trialDays,
  benefits: given.benefits,
  color: given.color,
  cover_id: null,
  cover_pending_id: null,
  seat_limit: given.seatLimit,
  seats_taken: 0,
  is_premium: given.isPremium,
  is_library: given.isLibrary,
  is_popular: given.isPopular,
  has_subscribers: false,
  position,
  price_changed_at: null,
  archived_at: null,
  created_at: now(),
})

/** After those that are on sale. */
export const createTier = async (scope: SignedInScope, given: NewTier): Promise<TierRow> => {
  const arrival = await arrivalOf(scope, given.cover)
  return scope.transact(async (tx) => {
    const { accountId } = scope.actor
    await lockTiersOf(tx, accountId)
    await demandSeller(tx, scope, given.price.amount)
    const onSale = await readTiersOnSale(tx, accountId)
    canSellAnother(onSale.length).orThrow()
    const row = rowOf(scope, given, (onSale.at(-1)?.position ?? -1) + 1)
    canBe(row).orThrow()
    if (row.is_popular) await clearPopular(tx, accountId)
    const tier = { ...row, ...(await coverChange(tx, scope, row, arrival)) }
    await insertTier(tx, tier)
    await tellSelling(tx, accountId, scope.now())
    return tier
  })
}

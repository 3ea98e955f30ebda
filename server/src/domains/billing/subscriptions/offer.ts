import { type AccountId, type BillingInterval, money, type TierId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readAccount } from '../../identity/index.ts'
import { readProfile, seeProfile } from '../../profiles/index.ts'
import type { Sellable } from '../orders/kind.ts'
import { readTier, type TierRow } from '../tiers/reader.ts'
import { readAlive } from './reader/subscriptions.ts'

interface WantedTier {
  readonly tierId: TierId
  readonly interval: BillingInterval
}

/** Null when this tier is not sold for such a period. */
export const priceFor = (tier: TierRow, interval: BillingInterval): number | null =>
  interval === 'year' ? tier.yearly_price : tier.price

/** The title on bills names the creator too: two creators may call their tiers the same. */
export const titleWith = (
  tier: TierRow,
  creator: { readonly display_name: string } | null | undefined,
) => (creator ? `${tier.name}, ${creator.display_name}` : tier.name)

export const titleOf = async (tx: Transaction, tier: TierRow) =>
  titleWith(tier, await readProfile(tx, tier.creator_id))

/** A subscription that waits for its first payment does not prevent another quote. */
const refuseSubscribed = async (tx: Transaction, accountId: AccountId, creatorId: AccountId) => {
  const alive = await readAlive(tx, accountId, creatorId)
  if (alive && alive.state !== 'incomplete') fail('subscription.exists')
}

/** What belongs to somebody they may not see is not offered to them. */
export const refuseHidden = async (
  tx: Transaction,
  { actor }: SignedInScope,
  { creator_id }: TierRow,
) => {
  if (!(await seeProfile(tx, actor, creator_id))) fail('tier.not-found')
}

/** Offered to this person now. */
export const readTierFor = async (tx: Transaction, scope: SignedInScope, wanted: WantedTier) => {
  const { accountId } = scope.actor
  const account = (await readAccount(tx, accountId)) ?? fail('auth.required')
  const tier = (await readTier(tx, wanted.tierId)) ?? fail('tier.not-found')
  if (tier.archived_at) fail('tier.not-found')
  await refuseHidden(tx, scope, tier)
  if (tier.creator_id === accountId) fail('checkout.own-content')
  if (!account.emailVerified) fail('auth.email-not-verified')
  await refuseSubscribed(tx, accountId, tier.creator_id)
  if (tier.seat_limit !== null && tier.seats_taken >= tier.seat_limit) fail('tier.full')
  const price = priceFor(tier, wanted.interval) ?? fail('tier.not-found')
  return { tier, price }
}

export const readTierForSale = async (
  tx: Transaction,
  scope: SignedInScope,
  wanted: WantedTier,
): Promise<Sellable> => {
  const { tier, price } = await readTierFor(tx, scope, wanted)
  if (price === 0) fail('checkout.not-for-sale')
  const { creator_id: creatorId, currency } = tier
  const title = await titleOf(tx, tier)
  const nothing = { contentId: null, messageId: null, months: null }
  return {
    kind: 'subscription',
    ...wanted,
    ...nothing,
    creatorId,
    title,
    price: money(price, currency),
  }
}

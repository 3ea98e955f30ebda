import { type GiftMonths, money, type TierId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readAccount } from '../../identity/index.ts'
import type { Sellable } from '../orders/kind.ts'
import { refuseHidden } from '../subscriptions/offer.ts'
import { priceOfTerm, seatsLeft } from '../tiers/policy.ts'
import { readTier } from '../tiers/reader.ts'

/** Months of a tier for somebody else. */
interface WantedTerm {
  readonly tierId: TierId
  readonly months: GiftMonths
}

/** The receiver may have no account yet, so only the giver is checked. */
export const readTermFor = async (
  tx: Transaction,
  scope: SignedInScope,
  { tierId, months }: WantedTerm,
) => {
  const { actor } = scope
  const account = (await readAccount(tx, actor.accountId)) ?? fail('auth.required')
  const tier = (await readTier(tx, tierId)) ?? fail('tier.not-found')
  if (tier.archived_at) fail('tier.not-found')
  await refuseHidden(tx, scope, tier)
  if (tier.creator_id === actor.accountId) fail('checkout.own-content')
  if (!account.emailVerified) fail('auth.email-not-verified')
  // Everyone can join a free tier, so there is nothing to give.
  if (tier.price === 0) fail('checkout.not-for-sale')
  if (seatsLeft(tier) === 0) fail('tier.full')
  return { tier, price: money(priceOfTerm(tier, months), tier.currency) }
}

export const readTermForSale = async (
  tx: Transaction,
  scope: SignedInScope,
  wanted: WantedTerm,
): Promise<Sellable> => {
  const { tier, price } = await readTermFor(tx, scope, wanted)
  const { months } = wanted
  const title = `${months} ${months === 1 ? 'month' : 'months'} of ${tier.name}`
  const { creator_id: creatorId } = tier
  const nothing = { contentId: null, messageId: null, interval: null }
  return { kind: 'gift', ...wanted, ...nothing, creatorId, title, price }
}

import type {
  AccountId,
  BillingInterval,
  ContentId,
  GiftMonths,
  Money,
  TierId,
} from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { requireReachableContent, viewAsGiftReceiver } from '../../catalog/index.ts'
import { readAccount } from '../../identity/index.ts'
import { readTermForSale } from '../subscriptions/gift-offer.ts'
import { readTierForSale } from '../subscriptions/offer.ts'
import { buyWay, canBuy, canGive } from './policy.ts'
import type { ContentKind } from './reader/orders.ts'

interface WantedContent {
  readonly kind: ContentKind
  readonly contentId: ContentId
}

export interface WantedTier {
  readonly kind: 'subscription'
  readonly tierId: TierId
  readonly interval: BillingInterval
}

/** Months of a tier for somebody else. */
export interface WantedTerm {
  readonly kind: 'gift'
  readonly tierId: TierId
  readonly months: GiftMonths
}

export type Wanted = WantedContent | WantedTier | WantedTerm

export const isTerm = (wanted: Wanted): wanted is WantedTerm => 'months' in wanted

/** What an order of it says, whatever it is. */
export interface Sellable {
  readonly kind: Wanted['kind']
  readonly contentId: ContentId | null
  readonly tierId: TierId | null
  readonly interval: BillingInterval | null
  readonly months: GiftMonths | null
  readonly creatorId: AccountId
  readonly title: string
  readonly price: Money
}

/** A gift is for somebody who holds nothing of it, whatever its giver holds. */
const viewForReceiver = async (tx: Transaction, scope: SignedInScope, id: ContentId) => {
  const { access: own } = await requireReachableContent({ ...scope, db: tx }, id)
  canGive(own).orThrow()
  return viewAsGiftReceiver({ actor: { kind: 'anonymous' }, now: scope.now, db: tx }, id)
}

const viewForBuyer = async (tx: Transaction, scope: SignedInScope, id: ContentId) => {
  const viewed = await requireReachableContent({ ...scope, db: tx }, id)
  canBuy(viewed.access).orThrow()
  return viewed
}

/**
 * What this person would pay for at this moment. Asked in the transaction that acts on it and of
 * the database that is written to: neither price nor what someone holds may be old here.
 */
export const readSellable = async (
  tx: Transaction,
  scope: SignedInScope,
  wanted: Wanted,
): Promise<Sellable> => {
  if (isTerm(wanted)) return readTermForSale(tx, scope, wanted)
  if (wanted.kind === 'subscription') return readTierForSale(tx, scope, wanted)
  const { kind, contentId } = wanted
  const account = (await readAccount(tx, scope.actor.accountId)) ?? fail('auth.required')
  const view = kind === 'gift' ? viewForReceiver : viewForBuyer
  const { row, access } = await view(tx, scope, contentId)
  if (!account.emailVerified) fail('auth.email-not-verified')
  const { price } = buyWay(access) ?? fail('checkout.not-for-sale')
  const { creator_id: creatorId, title } = row
  const nothing = { tierId: null, interval: null, months: null }
  return { kind, contentId, ...nothing, creatorId, title, price }
}

import type { BillingInterval, PaymentMethodId, TierId } from '@fanfare/contract'
import { after } from '../../../../platform/clock/after.ts'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readOwnMethod } from '../../customers/reader.ts'
import { lockCustomer } from '../../customers/writer.ts'
import { answering } from '../../gateways/fault.ts'
import { providerOf } from '../../gateways/index.ts'
import type { TierRow } from '../../tiers/reader.ts'
import { takeSeat } from '../../tiers/seats.ts'
import { newSubscription } from '../new-subscription.ts'
import { readTierFor } from '../offer.ts'
import { readAlive, type SubscriptionRow } from '../reader/subscriptions.ts'
import { insertSubscription, recordTrial } from '../writer/subscriptions.ts'

export interface Start {
  readonly tierId: TierId
  readonly interval: BillingInterval
  readonly paymentMethod?: PaymentMethodId | undefined
  readonly timeZone: string
}

/** The provider's fingerprint of the number itself: the same card under another name is the same card. */
const cardFingerprintOf = async (scope: SignedInScope, id: PaymentMethodId | undefined) => {
  const own = id && (await readOwnMethod(scope.db, scope.actor.accountId, id))
  if (!own) return null
  const card = await answering(providerOf(scope).readCard(own.provider_id))
  return { method_id: own.provider_id, fingerprint: card?.fingerprint ?? own.provider_id }
}

const day = 86_400_000

const trialOf = (tier: TierRow, method_id: string, now: Date) => {
  const end = after(now, tier.trial_days * day)
  return { basis: 'paid', is_trial: true, method_id, period_end: end } as const
}

const insert = async (
  tx: Transaction,
  scope: SignedInScope,
  start: Start,
  card: Awaited<ReturnType<typeof cardFingerprintOf>>,
): Promise<SubscriptionRow> => {
  const now = scope.now()
  const { accountId } = scope.actor
  await lockCustomer(tx, accountId, now)
  const { tier, price } = await readTierFor(tx, scope, start)
  if (await readAlive(tx, accountId, tier.creator_id)) fail('order.in-progress')
  const isFree = price === 0
  if (!isFree && tier.trial_days === 0) fail('subscription.costs')
  if (!isFree && !card)
    fail(start.paymentMethod ? 'payment-method.not-found' : 'payment-method.needed')
  await takeSeat(tx, tier)
  const how = card && !isFree ? trialOf(tier, card.method_id, now) : ({ basis: 'free' } as const)
  const given = { account_id: accountId, state: 'active', interval: start.interval, price } as const
  const row = newSubscription(tier, { ...given, ...how, time_zone: start.timeZone }, now)
  const subscription = await insertSubscription(tx, row, now)
  if (card && !isFree) await recordTrial(tx, subscription, card.fingerprint)
  return subscription
}

/** Only a free tier or a trial starts here; a paid period starts at the checkout. */
export const startSubscription = async (scope: SignedInScope, start: Start) => {
  const card = await cardFingerprintOf(scope, start.paymentMethod)
  return scope.transact((tx) => insert(tx, scope, start, card))
}

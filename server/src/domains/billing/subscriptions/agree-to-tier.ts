import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import type { Consent } from '../orders/kind.ts'
import { isSamePrice } from '../orders/policy.ts'
import { readPromotion } from '../promotions/reader.ts'
import { takeSeat } from '../tiers/seats.ts'
import { boundary } from './calendar.ts'
import { lockInvoiced } from './invoiced.ts'
import { newInvoice } from './new-invoice.ts'
import { newSubscription } from './new-subscription.ts'
import { readTierFor } from './offer.ts'
import type { TierOrder } from './order.ts'
import { readAlive } from './reader/subscriptions.ts'
import { insertInvoice } from './writer/invoices.ts'
import { insertSubscription } from './writer/subscriptions.ts'

/** How long a code holds, this period included. */
const promotionOf = async (tx: Transaction, { promotion_id }: TierOrder) => {
  const promotion = promotion_id && (await readPromotion(tx, promotion_id))
  return promotion ? { promotion_id, promotion_left: promotion.periods ?? 1 } : {}
}

/** A seat is taken and a row begun, so that whoever pays has both when the money has moved. */
const begin = async (
  tx: Transaction,
  scope: SignedInScope,
  order: TierOrder,
  { timeZone }: Consent,
) => {
  const now = scope.now()
  const { tier_id: tierId, interval, account_id } = order
  const { tier, price } = await readTierFor(tx, scope, { tierId, interval })
  if (!isSamePrice(order, { amount: price, currency: tier.currency })) fail('order.price-changed')
  const other = await readAlive(tx, account_id, tier.creator_id)
  // Its payment may still happen until the sweep has taken it back.
  if (other) fail('order.in-progress')
  await takeSeat(tx, tier)
  const given = { account_id, state: 'incomplete', basis: 'paid', interval, price } as const
  const promotion = await promotionOf(tx, order)
  const row = newSubscription(tier, { ...given, ...promotion, time_zone: timeZone }, now)
  const subscription = await insertSubscription(tx, row, now)
  const bill = {
    tier_id: tier.id,
    interval,
    price,
    anchor_at: now,
    period: 0,
    period_start: now,
    period_end: boundary(row, 1),
  }
  const first = newInvoice(subscription, { kind: 'first', ...bill, order_id: order.id }, now)
  await insertInvoice(tx, first)
}

/** The first time, or again with another card, or for a renewal that was refused. */
export const agreeToTier = async (
  tx: Transaction,
  scope: SignedInScope,
  order: TierOrder,
  consent: Consent,
) => {
  const found = await lockInvoiced(tx, order)
  if (!found) return begin(tx, scope, order, consent)
  if (found.invoice.state !== 'open') fail('order.expired')
}

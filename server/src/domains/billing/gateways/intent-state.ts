import { type Currency, money } from '@fanfare/contract'
import type Stripe from 'stripe'
import { declineOf } from './fault.ts'
import type { IntentState, ProviderCard, ProviderFee } from './provider.ts'

const moneyOf = (amount: number, currency: string) =>
  money(amount, currency.toUpperCase() as Currency)

export const cardOf = ({ id, card }: Stripe.PaymentMethod): ProviderCard | null =>
  card
    ? {
        id,
        brand: card.brand,
        last4: card.last4,
        expMonth: card.exp_month,
        expYear: card.exp_year,
        country: card.country,
        fingerprint: card.fingerprint ?? null,
      }
    : null

const feeOf = ({ balance_transaction: moved }: Stripe.Charge): ProviderFee | null =>
  moved && typeof moved === 'object'
    ? { transaction: moved.id, fee: moneyOf(moved.fee, moved.currency) }
    : null

/** The card as a charge keeps it, which is all that a message holds of it. */
const cardOfCharge = ({
  payment_method: id,
  payment_method_details: details,
}: Stripe.Charge): ProviderCard | null => {
  const { card } = details ?? {}
  if (!(id && card)) return null
  return {
    id,
    brand: card.brand ?? 'unknown',
    last4: card.last4 ?? '',
    expMonth: card.exp_month,
    expYear: card.exp_year,
    country: card.country ?? null,
    fingerprint: card.fingerprint ?? null,
  }
}

const paid = (intent: Stripe.PaymentIntent): IntentState => {
  const { latest_charge: charge, payment_method: method } = intent
  if (!charge) throw new Error(`${intent.id} has no charge`)
  return {
    kind: 'paid',
    charge: typeof charge === 'string' ? charge : charge.id,
    received: moneyOf(intent.amount_received, intent.currency),
    card: method && typeof method === 'object' ? cardOf(method) : null,
    fee: typeof charge === 'string' ? null : feeOf(charge),
  }
}

export const stateOfCharge = (charge: Stripe.Charge): IntentState => ({
  kind: 'paid',
  charge: charge.id,
  received: moneyOf(charge.amount_captured, charge.currency),
  card: cardOfCharge(charge),
  fee: feeOf(charge),
})

/** What `stateOf` needs to be told in full. */
export const expand = ['latest_charge.balance_transaction', 'payment_method']

export const stateOf = (intent: Stripe.PaymentIntent): IntentState => {
  const refused = intent.last_payment_error
  switch (intent.status) {
    case 'succeeded':
      return paid(intent)
    case 'processing':
      return { kind: 'processing' }
    case 'requires_action':
      return { kind: 'needs-action' }
    case 'canceled':
      return { kind: 'cancelled' }
    case 'requires_payment_method':
      return {
        kind: 'declined',
        code: refused ? declineOf(refused) : null,
        fingerprint: refused?.payment_method?.card?.fingerprint ?? null,
      }
    default:
      return { kind: 'waiting' }
  }
}

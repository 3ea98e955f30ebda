import Stripe from 'stripe'
import { cardOf, stateOf, stateOfCharge } from './intent-state.ts'
import type { ProviderNews } from './news.ts'
import type { ProviderEvent } from './provider.ts'
import { disputeOf, refundOf, warningOf } from './stripe-claims.ts'

interface Named {
  readonly id?: string
  readonly payment_intent?: string | { readonly id: string } | null
}

const intentOf = (type: string, { id, payment_intent: of }: Named): string | null => {
  if (type.startsWith('payment_intent.')) return id ?? null
  if (!of) return null
  return typeof of === 'string' ? of : of.id
}

const saidOfCard = (method: Stripe.PaymentMethod): ProviderNews | null => {
  const card = cardOf(method)
  return card && { about: 'card', card }
}

const saidOf = (event: Stripe.Event, intentId: string | null): ProviderNews | null => {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const intent = event.data.object
      return { about: 'payment', intentId: intent.id, state: stateOf(intent) }
    }
    case 'charge.succeeded':
      return intentId
        ? { about: 'payment', intentId, state: stateOfCharge(event.data.object) }
        : null
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { about: 'refund', refund: refundOf(event.data.object) }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { about: 'dispute', dispute: disputeOf(event.data.object) }
    case 'radar.early_fraud_warning.created':
    case 'radar.early_fraud_warning.updated':
      return { about: 'warning', warning: warningOf(event.data.object) }
    case 'payment_method.automatically_updated':
    case 'payment_method.detached':
      return saidOfCard(event.data.object)
    default:
      return null
  }
}

/** Of a message or of the provider's list of them: what it is about, and what it says. */
export const eventOf = (event: Stripe.Event): ProviderEvent => {
  const { id, type } = event
  const object = event.data.object as Named
  const intentId = intentOf(type, object)
  return { id, type, objectId: object.id ?? '', intentId, said: saidOf(event, intentId) }
}

/** Holds what arrived against its signature. */
export const eventReader =
  ({ webhooks }: Stripe, secret: string) =>
  (body: string, signature: string): ProviderEvent | null => {
    try {
      return eventOf(webhooks.constructEvent(body, signature, secret))
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
      throw error
    }
  }

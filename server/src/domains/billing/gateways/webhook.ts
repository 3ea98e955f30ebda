import Stripe from 'stripe'
import type { ProviderEvent } from './provider.ts'

interface Named {
  readonly id?: string
  readonly payment_intent?: string | { readonly id: string } | null
}

const intentOf = (type: string, { id, payment_intent: of }: Named): string | null => {
  if (type.startsWith('payment_intent.')) return id ?? null
  if (!of) return null
  return typeof of === 'string' ? of : of.id
}

/** Holds what arrived against its signature, and keeps of it only what it is about. */
export const eventReader =
  ({ webhooks }: Stripe, secret: string) =>
  (body: string, signature: string): ProviderEvent | null => {
    try {
      const { id, type, data } = webhooks.constructEvent(body, signature, secret)
      const object = data.object as Named
      return { id, type, objectId: object.id ?? '', intentId: intentOf(type, object) }
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
      throw error
    }
  }

import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import type { Documents } from './documents.ts'

interface Published {
  balance_transaction: Stripe.BalanceTransaction
  // Of the card only what a receipt needs.
  charge: Omit<Stripe.Charge, 'payment_method_details'>
  // A deleted one is another type of the SDK.
  customer: Omit<Stripe.Customer, 'deleted'>
  // Evidence has parts for trades that are not ours.
  dispute: Omit<Stripe.Dispute, 'evidence' | 'evidence_details'>
  file: Stripe.File
  payment_intent: Stripe.PaymentIntent
  payment_method: Stripe.PaymentMethod
  'radar.early_fraud_warning': Stripe.Radar.EarlyFraudWarning
  refund: Stripe.Refund
  setup_intent: Stripe.SetupIntent
}

it('answers have the shapes that the SDK declares', () => {
  // Decided by the compiler: a field that the SDK promises and we forgot does not pass.
  const ours: Partial<Pick<Documents, keyof Published>> = {}
  const published: Partial<Published> = ours
  expect(published).toBe(ours)
})

import type { Metadata } from './common.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { Unused } from './unused.ts'

/** What a failed attempt leaves behind on its intent. */
export interface IntentError {
  type: 'card_error' | 'invalid_request_error'
  code: string
  decline_code?: string
  message: string
  charge?: string
  param?: string
  doc_url: string
  payment_method?: PaymentMethod
}

export type NextAction =
  | {
      type: 'use_stripe_sdk'
      use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string; source: string }
    }
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } }

type UnusedOfIntent = Unused['intent']
type UnusedOfPayment = Unused['paymentIntent']
type UnusedOfSetup = Unused['setupIntent']

interface Intent extends UnusedOfIntent {
  id: string
  created: number
  livemode: false
  allowed_payment_method_types: string[] | null
  automatic_payment_methods: { enabled: boolean; allow_redirects: 'always' | 'never' } | null
  cancellation_reason: string | null
  client_secret: string
  customer: string | null
  description: string | null
  metadata: Metadata
  next_action: NextAction | null
  payment_method: string | null
  payment_method_types: string[]
}

export interface PaymentIntent extends Intent, UnusedOfPayment {
  object: 'payment_intent'
  amount: number
  amount_capturable: number
  amount_received: number
  canceled_at: number | null
  capture_method: 'automatic' | 'automatic_async'
  confirmation_method: 'automatic'
  currency: string
  last_payment_error: IntentError | null
  latest_charge: string | null
  processing: { type: 'card'; card: object } | null
  receipt_email: string | null
  setup_future_usage: 'off_session' | 'on_session' | null
  statement_descriptor_suffix: string | null
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'succeeded'
    | 'canceled'
  transfer_group: string | null
}

export interface SetupIntent extends Intent, UnusedOfSetup {
  object: 'setup_intent'
  last_setup_error: IntentError | null
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'succeeded'
    | 'canceled'
  usage: 'off_session' | 'on_session'
}

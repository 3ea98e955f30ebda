import type { BillingDetails, Metadata } from './common.ts'
import type { CardDetails } from './payment-method.ts'
import type { Unused } from './unused.ts'

type UnusedOfCharge = Unused['charge']

export interface Charge extends UnusedOfCharge {
  id: string
  object: 'charge'
  created: number
  livemode: false
  amount: number
  amount_captured: number
  amount_refunded: number
  balance_transaction: string | null
  billing_details: BillingDetails
  calculated_statement_descriptor: string
  captured: boolean
  currency: string
  customer: string | null
  description: string | null
  disputed: boolean
  failure_balance_transaction: null
  failure_code: string | null
  failure_message: string | null
  fraud_details: object
  metadata: Metadata
  outcome: {
    advice_code: null
    network_advice_code: null
    network_decline_code: string | null
    network_status: 'approved_by_network' | 'declined_by_network' | 'not_sent_to_network'
    reason: string | null
    risk_level: 'normal' | 'elevated'
    seller_message: string
    type: 'authorized' | 'issuer_declined' | 'invalid'
  }
  paid: boolean
  payment_intent: string
  payment_method: string
  payment_method_details: {
    type: 'card'
    card: Omit<
      CardDetails,
      'display_brand' | 'generated_from' | 'networks' | 'three_d_secure_usage'
    >
  }
  receipt_email: string | null
  receipt_number: null
  receipt_url: null
  refunded: boolean
  statement_descriptor_suffix: string | null
  status: 'succeeded' | 'pending' | 'failed'
  transfer_group: string | null
}

export interface EarlyFraudWarning {
  id: string
  object: 'radar.early_fraud_warning'
  created: number
  livemode: false
  /** Decided when it is shown: a refunded or disputed charge can no longer be helped. */
  actionable: boolean
  charge: string
  fraud_type: 'made_with_stolen_card'
  payment_intent: string
}

import type { Brand } from '../cards/brand.ts'
import type { BillingDetails, Metadata } from './common.ts'

export interface CardDetails {
  brand: Brand
  checks: {
    address_line1_check: null
    address_postal_code_check: null
    cvc_check: 'pass' | 'fail' | 'unchecked'
  }
  country: string
  display_brand: Brand
  exp_month: number
  exp_year: number
  fingerprint: string
  funding: 'credit'
  generated_from: null
  last4: string
  networks: { available: Brand[]; preferred: null }
  regulated_status: 'unregulated'
  three_d_secure_usage: { supported: boolean }
  wallet: null
}

export interface PaymentMethod {
  id: string
  object: 'payment_method'
  created: number
  livemode: false
  type: 'card'
  allow_redisplay: 'always' | 'limited' | 'unspecified'
  billing_details: BillingDetails
  card: CardDetails
  customer: string | null
  customer_account: null
  metadata: Metadata
}

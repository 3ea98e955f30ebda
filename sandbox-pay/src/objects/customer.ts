import type { Address, Metadata } from './common.ts'

export interface Customer {
  id: string
  object: 'customer'
  created: number
  livemode: false
  email: string | null
  name: string | null
  phone: string | null
  description: string | null
  address: Address | null
  balance: number
  currency: string | null
  default_source: null
  delinquent: boolean
  invoice_settings: {
    custom_fields: null
    default_payment_method: string | null
    footer: null
    rendering_options: null
  }
  metadata: Metadata
  preferred_locales: string[]
  shipping: null
  deleted?: true
}

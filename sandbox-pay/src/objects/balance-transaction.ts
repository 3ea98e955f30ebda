export interface BalanceTransaction {
  id: string
  object: 'balance_transaction'
  created: number
  amount: number
  available_on: number
  balance_type: 'payments'
  currency: string
  description: string | null
  /** From the currency of the charge, where that is another one. */
  exchange_rate: number | null
  fee: number
  fee_details: {
    amount: number
    application: null
    currency: string
    description: string
    type: 'stripe_fee'
  }[]
  net: number
  reporting_category: 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'dispute_reversal'
  source: string
  /** Decided when it is shown, from `available_on` and the clock. */
  status: 'pending' | 'available'
  type: 'charge' | 'refund' | 'refund_failure' | 'adjustment'
}

import type { BalanceTransaction } from './balance-transaction.ts'
import type { Metadata } from './common.ts'
import type { Evidence } from './evidence.ts'

export interface Dispute {
  id: string
  object: 'dispute'
  created: number
  livemode: false
  amount: number
  /** Whole, not as ids: the money taken and, when won, the money given back. */
  balance_transactions: BalanceTransaction[]
  charge: string
  currency: string
  enhanced_eligibility_types: string[]
  evidence: Evidence
  evidence_details: {
    due_by: number
    has_evidence: boolean
    past_due: boolean
    submission_count: number
  }
  intended_submission_method: 'manual'
  is_charge_refundable: boolean
  metadata: Metadata
  payment_intent: string
  payment_method_details: {
    type: 'card'
    card: { brand: string; case_type: 'chargeback'; network: string; network_reason_code: string }
  }
  reason: 'fraudulent' | 'product_not_received'
  status: 'needs_response' | 'under_review' | 'won' | 'lost'
}

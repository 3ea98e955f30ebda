import type { Metadata } from './common.ts'
import type { Unused } from './unused.ts'

type UnusedOfRefund = Unused['refund']

export interface Refund extends UnusedOfRefund {
  id: string
  object: 'refund'
  created: number
  amount: number
  balance_transaction: string | null
  charge: string
  currency: string
  customer: string | null
  destination_details: { type: 'card'; card: { type: 'refund' } }
  failure_balance_transaction?: string
  failure_reason?: string
  metadata: Metadata
  payment_intent: string
  payment_method: string
  reason: string | null
  receipt_number: null
  status: 'pending' | 'succeeded' | 'failed'
}

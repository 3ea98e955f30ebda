import type { Money, RefundId } from '@fanfare/contract'
import type { ProviderFee } from './provider.ts'

/** Where a refund stands at the provider. A failed one has come back to us. */
export interface ProviderRefund {
  readonly id: string
  readonly state: 'pending' | 'done' | 'failed'
  readonly amount: Money
  readonly failure: string | null
  readonly intentId: string | null
  /** Our own request for it; null when it was made in the provider's dashboard. */
  readonly refundId: RefundId | null
}

interface NewRefund {
  readonly refundId: RefundId
  readonly intentId: string
  readonly amount: Money
}

/** `asked` is a bank that only wants to know more: no money has moved. */
export interface ProviderDispute {
  readonly id: string
  readonly state: 'asked' | 'needs-response' | 'under-review' | 'won' | 'lost'
  readonly intentId: string | null
  readonly charge: string
  readonly reason: string
  readonly amount: Money
  readonly openedAt: string
  readonly evidenceDueAt: string | null
  readonly fees: readonly ProviderFee[]
}

/** What we know of a purchase, under the names the card networks use. */
export interface Evidence {
  readonly productDescription: string
  readonly customerName: string
  readonly customerEmail: string
  readonly serviceDate: string
  readonly accessLog: string
  readonly refundPolicy: string
  readonly everythingElse: string
  /** The receipt as it was issued. */
  readonly receipt: Uint8Array
}

export interface ProviderWarning {
  readonly id: string
  readonly intentId: string | null
  readonly kind: string
}

/** What buyers and their banks ask back. */
export interface ProviderClaims {
  /** The refund's id, or why the charge cannot be refunded. */
  createRefund(refund: NewRefund): Promise<{ readonly id: string } | { readonly refusal: string }>
  readRefund(id: string): Promise<ProviderRefund>
  readDispute(id: string): Promise<ProviderDispute>
  /** Once: what is under review can no longer be changed, and then nothing is sent. */
  submitEvidence(disputeId: string, evidence: Evidence): Promise<void>
  readWarning(id: string): Promise<ProviderWarning>
}

import { createHash } from 'node:crypto'
import { type Currency, money, type RefundId } from '@fanfare/contract'
import type Stripe from 'stripe'
import type {
  Evidence,
  ProviderClaims,
  ProviderDispute,
  ProviderRefund,
  ProviderWarning,
} from './claims.ts'
import { asking, ProviderFault } from './fault.ts'

const moneyOf = (amount: number, currency: string) =>
  money(amount, currency.toUpperCase() as Currency)
const instant = (seconds: number) => new Date(seconds * 1000).toISOString()
const idOf = (named: string | { readonly id: string } | null) =>
  typeof named === 'string' ? named : (named?.id ?? null)

const refundStates: Readonly<Record<string, ProviderRefund['state']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}

/** Whatever else there is comes before money was taken, or ended without it. */
const disputeStates: Readonly<Record<string, ProviderDispute['state']>> = {
  needs_response: 'needs-response',
  under_review: 'under-review',
  won: 'won',
  lost: 'lost',
}

const feesOf = ({ balance_transactions: moved }: Stripe.Dispute) =>
  moved
    .filter(({ fee }) => fee > 0)
    .map(({ id, fee, currency }) => ({ transaction: id, fee: moneyOf(fee, currency) }))

export const refundOf = (refund: Stripe.Refund): ProviderRefund => ({
  id: refund.id,
  state: refundStates[refund.status ?? ''] ?? 'pending',
  amount: moneyOf(refund.amount, refund.currency),
  failure: refund.failure_reason ?? null,
  intentId: idOf(refund.payment_intent),
  refundId: (refund.metadata?.refund as RefundId | undefined) ?? null,
})

export const disputeOf = (dispute: Stripe.Dispute): ProviderDispute => {
  const { due_by } = dispute.evidence_details
  return {
    id: dispute.id,
    state: disputeStates[dispute.status] ?? 'asked',
    intentId: idOf(dispute.payment_intent),
    charge: idOf(dispute.charge) ?? '',
    reason: dispute.reason,
    amount: moneyOf(dispute.amount, dispute.currency),
    openedAt: instant(dispute.created),
    evidenceDueAt: due_by ? instant(due_by) : null,
    fees: feesOf(dispute),
  }
}

export const warningOf = (warning: Stripe.Radar.EarlyFraudWarning): ProviderWarning => ({
  id: warning.id,
  intentId: idOf(warning.payment_intent ?? null),
  kind: warning.fraud_type,
})

const fieldsOf = (evidence: Omit<Evidence, 'receipt'>) => ({
  product_description: evidence.productDescription,
  customer_name: evidence.customerName,
  customer_email_address: evidence.customerEmail,
  service_date: evidence.serviceDate,
  access_activity_log: evidence.accessLog,
  refund_policy_disclosure: evidence.refundPolicy,
  uncategorized_text: evidence.everythingElse,
})

/**
 * A second try may have more to tell than the first, and the provider refuses other words under the
 * same key for ever. What is said is therefore part of the key.
 */
const keyOf = (what: string, disputeId: string, said: string | Uint8Array) => ({
  idempotencyKey: `${what}:${disputeId}:${createHash('sha256').update(said).digest('base64url')}`,
})

const uploadReceipt = async ({ files }: Stripe, disputeId: string, receipt: Uint8Array) => {
  const file = { data: Buffer.from(receipt), name: 'receipt.pdf', type: 'application/pdf' }
  const key = keyOf('receipt', disputeId, receipt)
  return (await asking(() => files.create({ purpose: 'dispute_evidence', file }, key))).id
}

export const stripeClaims = (stripe: Stripe): ProviderClaims => {
  const { disputes, refunds, radar } = stripe
  return {
    async createRefund({ refundId, intentId, amount: { amount } }) {
      const asked = { payment_intent: intentId, amount, metadata: { refund: refundId } }
      try {
        return await asking(() => refunds.create(asked, { idempotencyKey: `refund:${refundId}` }))
      } catch (error) {
        if (error instanceof ProviderFault && error.isRefusal) {
          return { refusal: error.code ?? 'refused' }
        }
        throw error
      }
    },

    readRefund: async (id) => refundOf(await asking(() => refunds.retrieve(id))),

    readDispute: async (id) => disputeOf(await asking(() => disputes.retrieve(id))),

    async submitEvidence(disputeId, { receipt, ...texts }) {
      const { status } = await asking(() => disputes.retrieve(disputeId))
      if (status !== 'needs_response') return
      const file = await uploadReceipt(stripe, disputeId, receipt)
      const evidence = { ...fieldsOf(texts), receipt: file }
      const key = keyOf('evidence', disputeId, JSON.stringify(evidence))
      await asking(() => disputes.update(disputeId, { evidence, submit: true }, key))
    },

    readWarning: async (id) => warningOf(await asking(() => radar.earlyFraudWarnings.retrieve(id))),
  }
}

import type { DisputeId } from '@fanfare/contract'
import { leasedTask } from '../../../platform/events/due.ts'
import { externalSubscriber } from '../../../platform/events/subscriber.ts'
import type { Scope } from '../../../platform/scope.ts'
import { applyDispute } from '../disputes/commands/apply-dispute.ts'
import { type DisputeRow, readDisputeRow } from '../disputes/reader.ts'
import { changeDispute, claimDueDisputes, lockDispute, nextLookMs } from '../disputes/writer.ts'
import { providerOf } from '../gateways/index.ts'
import { readOrderRow } from '../orders/reader.ts'
import { receiptPdf } from '../receipts/pdf/receipt-pdf.ts'
import { evidenceOf, readEvidenceFacts } from './evidence.ts'

const markSent = (scope: Scope, { provider_id: providerId }: DisputeRow) =>
  scope.transact(async (tx) => {
    const dispute = await lockDispute(tx, providerId)
    if (!dispute || dispute.evidence_sent_at) return
    await changeDispute(tx, dispute, dispute.state, { evidence_sent_at: scope.now() })
  })

/** At once and by itself: a deadline that is missed loses what could have been won. */
export const submitEvidence = async (scope: Scope, id: DisputeId) => {
  const found = await scope.transact(async (tx) => {
    const dispute = await readDisputeRow(tx, id)
    const order = dispute && (await readOrderRow(tx, dispute.order_id))
    if (!dispute || !order || dispute.evidence_sent_at || dispute.closed_at) return null
    return { dispute, facts: await readEvidenceFacts(tx, order) }
  })
  if (!found) return
  const { dispute, facts } = found
  const evidence = { ...evidenceOf(facts), receipt: await receiptPdf(facts.receipt, null) }
  await providerOf(scope).submitEvidence(dispute.provider_id, evidence)
  await markSent(scope, dispute)
}

const settle = async (scope: Scope, dispute: DisputeRow) => {
  if (!dispute.evidence_sent_at) await submitEvidence(scope, dispute.id)
  await applyDispute(scope, dispute.provider_id)
}

/** Looks where no message came, and sends evidence that was not sent. */
export const settleDisputes = leasedTask({
  name: 'billing.settle-disputes',
  leaseMs: nextLookMs,
  claim: claimDueDisputes,
  settle,
  oneByOne: true,
})

const sendEvidence = externalSubscriber('billing.send-evidence', {
  'billing.dispute-changed': async (events, scope) => {
    for (const { disputeId, state } of events.map(({ payload }) => payload)) {
      if (state === 'needs-response') await submitEvidence(scope, disputeId)
    }
  },
})

export const evidenceSubscribers = [sendEvidence]

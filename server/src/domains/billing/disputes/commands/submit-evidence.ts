import type { DisputeId } from '@fanfare/contract'
import type { Scope } from '../../../../platform/scope.ts'
import { readOrderRow } from '../../checkout/reader/orders.ts'
import { providerOf } from '../../gateways/index.ts'
import { receiptPdf } from '../../receipts/pdf/receipt-pdf.ts'
import { evidenceOf } from '../evidence.ts'
import { readEvidenceFacts } from '../facts.ts'
import { type DisputeRow, readDisputeRow } from '../reader/disputes.ts'
import { changeDispute, lockDispute } from '../writer/disputes.ts'

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

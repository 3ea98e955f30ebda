import type { DisputeId } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { readUse, type Use } from '../../../catalog/index.ts'
import { readAccount } from '../../../identity/index.ts'
import { readProfile } from '../../../profiles/index.ts'
import { type OrderRow, readOrderRow } from '../../checkout/reader/orders.ts'
import { providerOf } from '../../gateways/index.ts'
import { receiptPdf } from '../../receipts/pdf/receipt-pdf.ts'
import { readReceiptFacts } from '../../receipts/read-receipt.ts'
import { type EvidenceFacts, evidenceOf } from '../evidence.ts'
import { type DisputeRow, readDisputeRow } from '../reader/disputes.ts'
import { changeDispute, lockDispute } from '../writer/disputes.ts'

const unused: Use = {
  secondsServed: 0,
  duration: null,
  downloads: 0,
  openedAt: null,
  reportedAt: null,
}

const readFacts = async (tx: Transaction, order: OrderRow): Promise<EvidenceFacts> => {
  const { account_id: accountId, content_id: contentId } = order
  const account = await readAccount(tx, accountId)
  const profile = await readProfile(tx, accountId)
  const { number } = await readReceiptFacts(tx, order)
  return {
    order,
    buyer: { displayName: profile?.display_name ?? '', email: account?.email ?? '' },
    use: contentId ? await readUse(tx, accountId, contentId) : unused,
    receiptNumber: number,
  }
}

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
    const facts = await readFacts(tx, order)
    return { dispute, facts, receipt: await readReceiptFacts(tx, order) }
  })
  if (!found) return
  const { dispute, facts, receipt } = found
  const evidence = { ...evidenceOf(facts), receipt: await receiptPdf(receipt) }
  await providerOf(scope).submitEvidence(dispute.provider_id, evidence)
  await markSent(scope, dispute)
}

import { leasedTask } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { applyDispute } from './commands/apply-dispute.ts'
import { submitEvidence } from './commands/submit-evidence.ts'
import { nextLookMs } from './policy.ts'
import type { DisputeRow } from './reader/disputes.ts'
import { claimDueDisputes } from './writer/disputes.ts'

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

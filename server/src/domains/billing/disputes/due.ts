import type { DueTask } from '../../../platform/events/due.ts'
import { applyDispute } from './commands/apply-dispute.ts'
import { submitEvidence } from './commands/submit-evidence.ts'
import { nextLook } from './policy.ts'
import { claimDueDisputes } from './writer/disputes.ts'

/** Looks where no message came, and sends evidence that was not sent. */
export const settleDisputes: DueTask = {
  name: 'billing.settle-disputes',
  async run(scope) {
    const now = scope.now()
    const disputes = await scope.transact((tx) => claimDueDisputes(tx, now, nextLook(now)))
    for (const dispute of disputes) {
      if (!dispute.evidence_sent_at) await submitEvidence(scope, dispute.id)
      await applyDispute(scope, dispute.provider_id)
    }
    return disputes.length
  },
}

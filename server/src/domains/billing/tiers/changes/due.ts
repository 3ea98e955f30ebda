import { leasedTask } from '../../../../platform/events/due.ts'
import { claimDueTierChanges, markMailed } from './writer.ts'

const minute = 60_000

/** A day after its first edit, what was gathered is told; the thirty days begin here. */
export const tellTierChanges = leasedTask({
  name: 'billing.tell-tier-changes',
  leaseMs: 2 * minute,
  claim: claimDueTierChanges,
  settle: (scope, { id: changeId }) =>
    scope.transact(async (tx) => {
      if (await markMailed(tx, changeId, scope.now())) {
        tx.emit('billing.tier-reworded', { changeId })
      }
    }),
})

import { leasedTask } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { applyRefund } from './commands/apply-refund.ts'
import { sendRefund } from './commands/send-refund.ts'
import { lockRequest } from './lock-request.ts'
import { lengths } from './policy.ts'
import type { RefundRow } from './reader.ts'
import { claimDueRefunds, moveRefund } from './writer.ts'

/** The creator said nothing in time, so it is ours to answer. */
const passOn = (scope: Scope, seen: RefundRow) =>
  scope.transact(async (tx) => {
    const { refund } = await lockRequest(tx, seen, scope.now())
    if (refund.state === 'requested') {
      await moveRefund(tx, refund, 'with-platform', {}, scope.now())
    }
  })

const settle = (scope: Scope, refund: RefundRow): Promise<unknown> => {
  if (refund.state === 'requested') return passOn(scope, refund)
  if (refund.state === 'sending' || !refund.provider_id) return sendRefund(scope, refund.id)
  return applyRefund(scope, refund.provider_id)
}

/** Finishes what lost its workflow or its message, and passes on what nobody answered. */
export const settleRefunds = leasedTask({
  name: 'billing.settle-refunds',
  leaseMs: lengths.patience,
  claim: claimDueRefunds,
  settle,
})

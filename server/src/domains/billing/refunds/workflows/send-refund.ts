import type { RefundId } from '@fanfare/contract'
import { workflow } from '../../../../platform/durable/workflow.ts'
import { applyRefund } from '../commands/apply-refund.ts'
import { requestRefund } from '../commands/send-refund.ts'

/** Keyed by the refund. What it waits for is the provider's answer, not the bank's. */
export const sendRefundWorkflow = workflow<{ readonly refundId: RefundId }>(
  'billing.send-refund',
  async (scope, step, { refundId }) => {
    const providerId = await step('request', () => requestRefund(scope, refundId))
    if (providerId) await step('apply', () => applyRefund(scope, providerId))
  },
)

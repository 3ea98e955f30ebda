import { workflow } from '../../../../platform/durable/workflow.ts'
import { applyIntent } from '../commands/apply-intent.ts'
import { type Attempt, prepareCharge, requestCharge } from '../commands/charge-order.ts'

/** Keyed by order and attempt. What it waits for is only the provider's answer, not the bank's. */
export const chargeOrderWorkflow = workflow<Attempt>(
  'billing.charge-order',
  async (scope, step, given) => {
    const intentId = await step('intent', () => prepareCharge(scope, given))
    if (!intentId) return
    const refusal = await step('confirm', () => requestCharge(scope, given, intentId))
    await step('apply', () => applyIntent(scope, intentId, { attempt: given.attempt, refusal }))
  },
)

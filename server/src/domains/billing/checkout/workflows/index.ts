import { chargeOrderWorkflow } from './charge-order.ts'

export const billingWorkflows = [chargeOrderWorkflow]

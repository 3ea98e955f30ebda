import { chargeOrderWorkflow } from './payments/workflows/charge-order.ts'
import { sendRefundWorkflow } from './refunds/workflows/send-refund.ts'

export const billingWorkflows = [chargeOrderWorkflow, sendRefundWorkflow]

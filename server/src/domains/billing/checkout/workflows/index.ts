import { sendRefundWorkflow } from '../../refunds/workflows/send-refund.ts'
import { chargeOrderWorkflow } from './charge-order.ts'

export const billingWorkflows = [chargeOrderWorkflow, sendRefundWorkflow]

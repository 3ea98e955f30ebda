import { listBy, readById } from './reads.ts'

const chargesUrl = '/v1/charges'
const warningsUrl = '/v1/radar/early_fraud_warnings'

export const charges = [
  listBy('charge', chargesUrl, ['customer', 'payment_intent']),
  readById('charge', chargesUrl),
  listBy('radar.early_fraud_warning', warningsUrl, ['charge', 'payment_intent']),
  readById('radar.early_fraud_warning', warningsUrl),
]

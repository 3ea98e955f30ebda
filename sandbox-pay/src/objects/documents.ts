import type { BalanceTransaction } from './balance-transaction.ts'
import type { Charge, EarlyFraudWarning } from './charge.ts'
import type { Customer } from './customer.ts'
import type { Dispute } from './dispute.ts'
import type { StoredEvent, StoredFile } from './event.ts'
import type { PaymentIntent, SetupIntent } from './intents.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { Refund } from './refund.ts'

/** Every kind of document, by the name in its `object` field. */
export interface Documents {
  balance_transaction: BalanceTransaction
  charge: Charge
  customer: Customer
  dispute: Dispute
  event: StoredEvent
  file: StoredFile
  payment_intent: PaymentIntent
  payment_method: PaymentMethod
  'radar.early_fraud_warning': EarlyFraudWarning
  refund: Refund
  setup_intent: SetupIntent
}
export type Kind = keyof Documents
export type Document = Documents[Kind]

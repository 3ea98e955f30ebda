import type { Decline } from '../cards/behaviour.ts'
import { toSeconds } from '../clock.ts'
import type { Work } from '../http/call.ts'
import { newId } from '../ids.ts'
import type { Charge } from '../objects/charge.ts'
import type { PaymentIntent } from '../objects/intents.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { insert } from '../objects/store.ts'
import { unused } from '../objects/unused.ts'

export const approved: Charge['outcome'] = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: 'approved_by_network',
  reason: null,
  risk_level: 'normal',
  seller_message: 'Payment complete.',
  type: 'authorized',
}

export function refused({ code, declineCode }: Decline): Charge['outcome'] {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: declineCode ?? null,
    network_status: 'declined_by_network',
    reason: declineCode ?? code,
    risk_level: 'normal',
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  }
}

/** One attempt to move the intent's money; the database refuses a second one that is not failed. */
export function recordAttempt(
  { tx, now }: Work,
  intent: PaymentIntent,
  method: PaymentMethod,
  result: Pick<Charge, 'status' | 'outcome'> & { decline?: Decline },
): Promise<Charge> {
  const { display_brand, generated_from, networks, three_d_secure_usage, ...card } = method.card
  const succeeded = result.status === 'succeeded'
  return insert(tx, {
    ...unused.charge,
    id: newId('ch'),
    object: 'charge',
    created: toSeconds(now),
    livemode: false,
    amount: intent.amount,
    amount_captured: succeeded ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: ['FANFARE', intent.statement_descriptor_suffix]
      .filter((part) => part !== null)
      .join('* '),
    captured: result.status !== 'failed',
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: result.decline?.code ?? null,
    failure_message: result.decline?.message ?? null,
    fraud_details: {},
    metadata: intent.metadata,
    outcome: result.outcome,
    paid: result.status !== 'failed',
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: result.status,
    transfer_group: intent.transfer_group,
  } satisfies Charge)
}

import { z } from 'zod'
import { refundCharge } from '../flows/refunds.ts'
import { type Call, post } from '../http/call.ts'
import { invalid } from '../http/errors.ts'
import { integer, metadata, parse, text } from '../http/parameters.ts'
import type { Charge } from '../objects/charge.ts'
import type { Refund } from '../objects/refund.ts'
import { find, lock } from '../objects/store.ts'
import { merged } from './merge.ts'
import { listBy, readById } from './reads.ts'

const newRefund = z.strictObject({
  amount: integer.optional(),
  charge: text.optional(),
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})

async function create(call: Call): Promise<Refund> {
  const given = parse(newRefund, call.parameters)
  return refundCharge(call, await chargeOf(call, given), {
    amount: given.amount,
    reason: given.reason ?? null,
    metadata: merged({}, given.metadata),
  })
}

async function chargeOf(
  { tx }: Call,
  given: { charge?: string | undefined; payment_intent?: string | undefined },
): Promise<Charge> {
  if (given.charge) return lock(tx, 'charge', given.charge)
  if (!given.payment_intent) {
    const message =
      'One of the following params should be provided for this request: ' +
      'payment_intent or charge.'
    throw invalid(message, { code: 'parameter_missing' })
  }
  const intent = await find(tx, 'payment_intent', given.payment_intent)
  if (intent.status === 'succeeded' && intent.latest_charge) {
    return lock(tx, 'charge', intent.latest_charge)
  }
  throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  })
}

export const refunds = [
  post('/v1/refunds', create),
  listBy('refund', '/v1/refunds', ['charge', 'payment_intent']),
  readById('refund', '/v1/refunds'),
]

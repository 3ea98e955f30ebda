import { z } from 'zod'
import { toSeconds } from '../clock.ts'
import { confirmPayment } from '../flows/confirm-payment.ts'
import { takeMethod } from '../flows/methods.ts'
import type { Call } from '../http/call.ts'
import { invalid } from '../http/errors.ts'
import { bool, integerFrom, parse, text } from '../http/parameters.ts'
import { newClientSecret, newId } from '../ids.ts'
import type { PaymentIntent } from '../objects/intents.ts'
import { insert } from '../objects/store.ts'
import { unused } from '../objects/unused.ts'
import * as intents from './intents.ts'
import { merged } from './merge.ts'

export const futureUsage = z.enum(['off_session', 'on_session'])

const newIntent = z.strictObject({
  ...intents.sharedParameters,
  amount: integerFrom(50, 99_999_999),
  capture_method: z.enum(['automatic', 'automatic_async']).default('automatic_async'),
  currency: z
    .string()
    .regex(/^[a-zA-Z]{3}$/)
    .toLowerCase(),
  off_session: bool.optional(),
  receipt_email: text.optional(),
  setup_future_usage: futureUsage.optional(),
  statement_descriptor_suffix: z.string().max(22).optional(),
  transfer_group: text.optional(),
})

export async function createPaymentIntent(call: Call): Promise<PaymentIntent> {
  const given = parse(newIntent, call.parameters)
  await intents.refuseUnknown(call, given.customer)
  const id = newId('pi')
  const method = given.payment_method && (await takeMethod(call, given.payment_method))
  const intent = await insert(call.tx, {
    ...unused.intent,
    ...unused.paymentIntent,
    id,
    object: 'payment_intent',
    created: toSeconds(call.now),
    livemode: false,
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    ...intents.offered(given),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: given.capture_method,
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    currency: given.currency,
    customer: given.customer ?? null,
    description: given.description ?? null,
    last_payment_error: null,
    latest_charge: null,
    metadata: merged({}, given.metadata),
    next_action: null,
    payment_method: method ? method.id : null,
    processing: null,
    receipt_email: given.receipt_email ?? null,
    setup_future_usage: given.setup_future_usage ?? null,
    statement_descriptor_suffix: given.statement_descriptor_suffix ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    transfer_group: given.transfer_group ?? null,
  } satisfies PaymentIntent)
  if (!given.confirm) {
    if (given.off_session === undefined) return intent
    throw invalid('`off_session` can only be given when `confirm` is true.', {
      param: 'off_session',
    })
  }
  intents.refuseWithoutReturn(call, intent, given.return_url)
  return confirmPayment(call, intent, {
    offSession: given.off_session,
    returnUrl: intents.redirectTo(given),
  })
}

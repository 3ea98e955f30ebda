import { z } from 'zod'
import { toSeconds } from '../clock.ts'
import { saveAndEmit } from '../events.ts'
import { confirmPayment } from '../flows/confirm-payment.ts'
import { type Call, get, open, post } from '../http/call.ts'
import { invalid } from '../http/errors.ts'
import { bool, parse, text } from '../http/parameters.ts'
import type { PaymentIntent } from '../objects/intents.ts'
import * as intents from './intents.ts'
import { createPaymentIntent, futureUsage } from './new-payment-intent.ts'
import { listBy } from './reads.ts'

const confirmation = z.strictObject({
  ...intents.confirmParameters,
  off_session: bool.optional(),
  receipt_email: text.optional(),
  setup_future_usage: futureUsage.optional(),
})

async function confirm(call: Call): Promise<PaymentIntent> {
  const given = parse(confirmation, call.parameters)
  const intent = await intents.lockPayment(call)
  intents.refuseStranger(call, intent, given.client_secret)
  if (call.isPublic && given.off_session) {
    throw invalid('`off_session` may only be used with a secret key.', { param: 'off_session' })
  }
  intents.refuseWithoutReturn(call, intent, given.return_url)
  const asked: PaymentIntent = {
    ...intent,
    receipt_email: given.receipt_email ?? intent.receipt_email,
    setup_future_usage: given.setup_future_usage ?? intent.setup_future_usage,
  }
  return confirmPayment(call, asked, {
    paymentMethod: given.payment_method,
    offSession: given.off_session,
    returnUrl: intents.redirectTo(given),
  })
}

const cancellable = ['requires_payment_method', 'requires_confirmation', 'requires_action']
const reasons = z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'])

async function cancel(call: Call): Promise<PaymentIntent> {
  const given = parse(z.strictObject({ cancellation_reason: reasons.optional() }), call.parameters)
  const intent = await intents.lockPayment(call)
  if (!cancellable.includes(intent.status)) {
    throw unexpected(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a ` +
        `PaymentIntent with one of the following statuses may be canceled: ${cancellable.join(', ')}.`,
      intent,
    )
  }
  return saveAndEmit(call, 'payment_intent.canceled', {
    ...intent,
    status: 'canceled',
    canceled_at: toSeconds(call.now),
    cancellation_reason: given.cancellation_reason ?? null,
    next_action: null,
  })
}

/** Everything here is captured with its charge, so there is never anything left to capture. */
async function capture(call: Call): Promise<never> {
  const intent = await intents.lockPayment(call)
  throw unexpected(
    `This PaymentIntent could not be captured because it has a status of ${intent.status}. ` +
      'Only a PaymentIntent with one of the following statuses may be captured: requires_capture.',
    intent,
  )
}

function unexpected(message: string, intent: PaymentIntent): Error {
  return invalid(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })
}

export const paymentIntents = [
  post('/v1/payment_intents', createPaymentIntent),
  listBy('payment_intent', '/v1/payment_intents', ['customer']),
  open(get('/v1/payment_intents/:id', intents.readIntent('payment_intent'))),
  open(post('/v1/payment_intents/:id/confirm', confirm)),
  post('/v1/payment_intents/:id/cancel', cancel),
  post('/v1/payment_intents/:id/capture', capture),
]

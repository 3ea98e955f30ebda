import { hiddenOf } from '../cards/hidden.ts'
import { saveAndEmit } from '../events.ts'
import type { Work } from '../http/call.ts'
import { invalid } from '../http/errors.ts'
import type { PaymentIntent } from '../objects/intents.ts'
import { lock } from '../objects/store.ts'
import { nextAction } from './challenge.ts'
import { methodFor } from './methods.ts'
import { pay } from './payment.ts'
import { challengeError } from './refusal.ts'

export interface Confirmation {
  paymentMethod?: string | undefined
  offSession?: boolean | undefined
  returnUrl?: string | undefined
}

/** The intent is locked: of two that confirm at once the second finds it confirmed. */
export async function confirmPayment(
  work: Work,
  intent: PaymentIntent,
  { paymentMethod, offSession = false, returnUrl }: Confirmation,
): Promise<PaymentIntent> {
  refuseState(intent)
  const method = await methodFor(work, intent, paymentMethod)
  if (!method) throw unexpected('because it is missing a payment method', intent)
  const asked: PaymentIntent = { ...intent, payment_method: method.id }
  const { asks, declines } = await hiddenOf(work.tx, method)
  if (asks !== 'always' || offSession || declines) {
    return pay(work, asked, method, offSession ? 'off-session' : 'on-session')
  }
  return saveAndEmit(work, 'payment_intent.requires_action', {
    ...asked,
    status: 'requires_action',
    last_payment_error: null,
    next_action: nextAction(work, asked, returnUrl),
  })
}

/** The person passed the bank's challenge, or did not. */
export async function answerPaymentChallenge(
  work: Work,
  intent: PaymentIntent,
  passed: boolean,
): Promise<PaymentIntent> {
  if (intent.status !== 'requires_action' || !intent.payment_method) return intent
  const method = await lock(work.tx, 'payment_method', intent.payment_method)
  if (passed) return pay(work, intent, method, 'on-session')
  return saveAndEmit(work, 'payment_intent.payment_failed', {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: challengeError('payment_intent', method),
  })
}

function refuseState(intent: PaymentIntent): void {
  const { status } = intent
  if (status === 'succeeded') {
    throw unexpected('because it has already succeeded after being previously confirmed', intent)
  }
  if (status === 'canceled' || status === 'processing') {
    throw unexpected(`because it has a status of ${status}`, intent)
  }
}

function unexpected(why: string, intent: PaymentIntent): Error {
  return invalid(`You cannot confirm this PaymentIntent ${why}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  })
}

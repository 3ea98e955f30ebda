import { hiddenOf } from '../cards/hidden.ts'
import { saveAndEmit } from '../events.ts'
import type { Work } from '../http/call.ts'
import { cardError, invalid } from '../http/errors.ts'
import type { IntentError, SetupIntent } from '../objects/intents.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { lock } from '../objects/store.ts'
import { nextAction } from './challenge.ts'
import type { Confirmation } from './confirm-payment.ts'
import { belongTo, methodFor } from './methods.ts'
import { challengeError, declineError, refusal } from './refusal.ts'

/** Puts a card on file. The intent is locked. */
export async function confirmSetup(
  work: Work,
  intent: SetupIntent,
  { paymentMethod, returnUrl }: Confirmation,
): Promise<SetupIntent> {
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpected(`because it has a status of ${intent.status}`, intent)
  }
  const method = await methodFor(work, intent, paymentMethod)
  if (!method) throw unexpected('because it is missing a payment method', intent)
  const asked: SetupIntent = { ...intent, payment_method: method.id }
  const hidden = await hiddenOf(work.tx, method)
  const decline = refusal(work, method, hidden, 'on-file')
  if (decline) {
    const failed = await fail(work, asked, declineError(decline, method))
    const { type, ...error } = declineError(decline, method)
    throw cardError({ ...error, setup_intent: failed })
  }
  if (hidden.asks !== 'always') return succeed(work, asked, method)
  return saveAndEmit(work, 'setup_intent.requires_action', {
    ...asked,
    status: 'requires_action',
    last_setup_error: null,
    next_action: nextAction(work, asked, returnUrl),
  })
}

export async function answerSetupChallenge(
  work: Work,
  intent: SetupIntent,
  passed: boolean,
): Promise<SetupIntent> {
  if (intent.status !== 'requires_action' || !intent.payment_method) return intent
  const method = await lock(work.tx, 'payment_method', intent.payment_method)
  if (passed) return succeed(work, intent, method)
  return fail(work, intent, challengeError('setup_intent', method))
}

async function succeed(
  work: Work,
  intent: SetupIntent,
  method: PaymentMethod,
): Promise<SetupIntent> {
  if (intent.customer) await belongTo(work, method, intent.customer)
  return saveAndEmit(work, 'setup_intent.succeeded', {
    ...intent,
    status: 'succeeded',
    next_action: null,
    last_setup_error: null,
  })
}

async function fail(work: Work, intent: SetupIntent, error: IntentError): Promise<SetupIntent> {
  return saveAndEmit(work, 'setup_intent.setup_failed', {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  })
}

function unexpected(why: string, intent: SetupIntent): Error {
  return invalid(`You cannot confirm this SetupIntent ${why}.`, {
    code: 'setup_intent_unexpected_state',
    setup_intent: intent,
  })
}

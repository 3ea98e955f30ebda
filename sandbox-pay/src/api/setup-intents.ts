import { z } from 'zod'
import { toSeconds } from '../clock.ts'
import { saveAndEmit } from '../events.ts'
import { confirmSetup } from '../flows/confirm-setup.ts'
import { takeMethod } from '../flows/methods.ts'
import { type Call, get, open, post } from '../http/call.ts'
import { invalid } from '../http/errors.ts'
import { parse } from '../http/parameters.ts'
import { newClientSecret, newId } from '../ids.ts'
import type { SetupIntent } from '../objects/intents.ts'
import { insert } from '../objects/store.ts'
import { unused } from '../objects/unused.ts'
import * as intents from './intents.ts'
import { merged } from './merge.ts'

const newIntent = z.strictObject({
  ...intents.sharedParameters,
  usage: z.enum(['off_session', 'on_session']).default('off_session'),
})

async function create(call: Call): Promise<SetupIntent> {
  const given = parse(newIntent, call.parameters)
  await intents.refuseUnknown(call, given.customer)
  const id = newId('seti')
  const method = given.payment_method && (await takeMethod(call, given.payment_method))
  const intent = await insert(call.tx, {
    ...unused.intent,
    ...unused.setupIntent,
    id,
    object: 'setup_intent',
    created: toSeconds(call.now),
    livemode: false,
    ...intents.offered(given),
    cancellation_reason: null,
    client_secret: newClientSecret(id),
    customer: given.customer ?? null,
    description: given.description ?? null,
    last_setup_error: null,
    metadata: merged({}, given.metadata),
    next_action: null,
    payment_method: method ? method.id : null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
    usage: given.usage,
  } satisfies SetupIntent)
  if (!given.confirm) return intent
  intents.refuseWithoutReturn(call, intent, given.return_url)
  return confirmSetup(call, intent, { returnUrl: intents.redirectTo(given) })
}

async function confirm(call: Call): Promise<SetupIntent> {
  const given = parse(z.strictObject(intents.confirmParameters), call.parameters)
  const intent = await intents.lockSetup(call)
  intents.refuseStranger(call, intent, given.client_secret)
  intents.refuseWithoutReturn(call, intent, given.return_url)
  return confirmSetup(call, intent, {
    paymentMethod: given.payment_method,
    returnUrl: intents.redirectTo(given),
  })
}

const reasons = z.enum(['abandoned', 'duplicate', 'requested_by_customer'])

async function cancel(call: Call): Promise<SetupIntent> {
  const given = parse(z.strictObject({ cancellation_reason: reasons.optional() }), call.parameters)
  const intent = await intents.lockSetup(call)
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw invalid(
      `You cannot cancel this SetupIntent because it has a status of ${intent.status}.`,
      { code: 'setup_intent_unexpected_state', setup_intent: intent },
    )
  }
  return saveAndEmit(call, 'setup_intent.canceled', {
    ...intent,
    status: 'canceled',
    cancellation_reason: given.cancellation_reason ?? null,
    next_action: null,
  })
}

export const setupIntents = [
  post('/v1/setup_intents', create),
  open(get('/v1/setup_intents/:id', intents.readIntent('setup_intent'))),
  open(post('/v1/setup_intents/:id/confirm', confirm)),
  post('/v1/setup_intents/:id/cancel', cancel),
]

import { z } from 'zod'
import { answerPaymentChallenge } from '../flows/confirm-payment.ts'
import { answerSetupChallenge } from '../flows/confirm-setup.ts'
import { type Call, open, post } from '../http/call.ts'
import { parse, text } from '../http/parameters.ts'
import type { NextAction } from '../objects/intents.ts'
import * as intents from './intents.ts'
import { publicView } from './public-view.ts'

const answer = z.strictObject({ client_secret: text, outcome: z.enum(['complete', 'fail']) })

/** What the bank's page sends: the intent as it is now, and where the person came from. */
async function authenticate(call: Call): Promise<object> {
  const { client_secret, outcome } = parse(answer, call.parameters)
  const passed = outcome === 'complete'
  if (call.path.id?.startsWith('seti_')) {
    const intent = await intents.lockSetup(call)
    intents.refuseStranger(call, intent, client_secret)
    const after = await answerSetupChallenge(call, intent, passed)
    return { intent: publicView(after), return_to: returnTo('setup_intent', intent, after.status) }
  }
  const intent = await intents.lockPayment(call)
  intents.refuseStranger(call, intent, client_secret)
  const after = await answerPaymentChallenge(call, intent, passed)
  return { intent: publicView(after), return_to: returnTo('payment_intent', intent, after.status) }
}

/** Only to the address that was stored with the intent; none when a dialog asked. */
function returnTo(
  kind: 'payment_intent' | 'setup_intent',
  before: { id: string; client_secret: string; next_action: NextAction | null },
  status: string,
): string | null {
  if (before.next_action?.type !== 'redirect_to_url') return null
  const url = new URL(before.next_action.redirect_to_url.return_url)
  url.searchParams.set(kind, before.id)
  url.searchParams.set(`${kind}_client_secret`, before.client_secret)
  const failed = status === 'requires_payment_method'
  url.searchParams.set('redirect_status', failed ? 'failed' : 'succeeded')
  return url.href
}

export const authentication = [open(post('/v3/authenticate/:id', authenticate))]

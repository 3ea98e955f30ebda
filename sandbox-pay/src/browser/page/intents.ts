import type { CardSource, Extra, Result } from '../messages.ts'
import { showChallenge } from './challenge.ts'
import type { Controller } from './controller.ts'

interface Intent {
  id: string
  object: 'payment_intent' | 'setup_intent'
  client_secret: string
  status: string
  next_action: { type: string; redirect_to_url?: { url: string } } | null
  last_payment_error?: object | null
  last_setup_error?: object | null
}

/** `{paymentIntent}`, `{setupIntent}` or `{error}`, as the published calls answer. */
export type IntentResult = Record<string, unknown>

export async function confirmIntent(
  controller: Controller,
  clientSecret: string,
  source: CardSource | undefined,
  extra: Extra,
  handleActions = true,
): Promise<IntentResult> {
  const result = await controller.ask({ action: 'confirm', clientSecret, source, extra })
  if ('error' in result) return { error: result.error }
  return handleActions ? takeNextAction(controller, result) : answer(result)
}

export async function handleNextAction(
  controller: Controller,
  clientSecret: string,
): Promise<IntentResult> {
  return takeNextAction(controller, await controller.ask({ action: 'retrieve', clientSecret }))
}

export async function retrieveIntent(
  controller: Controller,
  clientSecret: string,
): Promise<IntentResult> {
  return answer(await controller.ask({ action: 'retrieve', clientSecret }))
}

async function takeNextAction(controller: Controller, result: Result): Promise<IntentResult> {
  if ('error' in result) return { error: result.error }
  const intent = result.value as unknown as Intent
  if (intent.status !== 'requires_action') return answer(result)
  if (intent.next_action?.redirect_to_url) {
    window.location.assign(intent.next_action.redirect_to_url.url)
    // The page is on its way out, so nobody hears an answer.
    return new Promise(() => {})
  }
  await showChallenge(intent)
  const { client_secret } = intent
  const after = await controller.ask({ action: 'retrieve', clientSecret: client_secret })
  if ('error' in after) return { error: after.error }
  const now = after.value as unknown as Intent
  const failure = now.last_payment_error ?? now.last_setup_error
  if (now.status !== 'requires_payment_method' || !failure) return answer(after)
  return { error: { ...failure, [now.object]: now } }
}

function answer(result: Result): IntentResult {
  if ('error' in result) return { error: result.error }
  const name = result.value.object === 'setup_intent' ? 'setupIntent' : 'paymentIntent'
  return { [name]: result.value }
}

import type { Work } from '../http/call.ts'
import { newId } from '../ids.ts'
import type { NextAction } from '../objects/intents.ts'

/** The page of its own where the bank asks; the dialog shows the same one in a frame. */
function challengeUrl({ config }: Work, intent: { id: string; client_secret: string }): string {
  const url = new URL(`/v3/authenticate/${intent.id}`, config.url)
  url.searchParams.set('client_secret', intent.client_secret)
  return url.href
}

export function nextAction(
  work: Work,
  intent: { id: string; client_secret: string },
  returnUrl: string | undefined,
): NextAction {
  const url = challengeUrl(work, intent)
  if (returnUrl) {
    return { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } }
  }
  return {
    type: 'use_stripe_sdk',
    use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url, source: newId('src') },
  }
}

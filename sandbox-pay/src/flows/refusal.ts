import { type Decline, declines } from '../cards/behaviour.ts'
import { isPast } from '../cards/expiry.ts'
import type { Hidden } from '../cards/hidden.ts'
import type { Work } from '../http/call.ts'
import { type ApiError, cardError, docUrl } from '../http/errors.ts'
import type { IntentError } from '../objects/intents.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'

export type Occasion = 'on-file' | 'on-session' | 'off-session'

/** Why the bank says no, or nothing. */
export function refusal(
  { now }: Work,
  { card }: PaymentMethod,
  hidden: Hidden,
  occasion: Occasion,
): Decline | undefined {
  if (hidden.declines) return hidden.declines
  if (isPast({ month: card.exp_month, year: card.exp_year }, now)) return declines.expired
  if (occasion === 'on-file') return undefined
  if (occasion === 'off-session' && hidden.asks) return declines.authentication
  return hidden.declinesCharges
}

/** As a caller without an intent is told. */
export function declinedCard({ code, declineCode, message }: Decline): ApiError {
  return cardError({ code, message, ...(declineCode && { decline_code: declineCode }) })
}

/** As an intent remembers it and as the caller is told. */
export function declineError(
  { code, declineCode, message }: Decline,
  method: PaymentMethod,
  charge?: string,
): IntentError {
  return {
    type: 'card_error',
    code,
    ...(declineCode && { decline_code: declineCode }),
    ...(charge && { charge }),
    message,
    doc_url: docUrl(code),
    payment_method: method,
  }
}

export function challengeError(
  intent: 'payment_intent' | 'setup_intent',
  method: PaymentMethod,
): IntentError {
  const name = intent === 'payment_intent' ? 'PaymentIntent' : 'SetupIntent'
  const code = `${intent}_authentication_failure`
  return {
    type: 'invalid_request_error',
    code,
    message:
      'We are unable to authenticate your payment method. Please choose a different payment ' +
      `method and try this ${name} again.`,
    doc_url: docUrl(code),
    payment_method: method,
  }
}

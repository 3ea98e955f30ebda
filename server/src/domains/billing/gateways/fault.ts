import Stripe from 'stripe'
import { EngineAway } from '../../../platform/errors/engine-away.ts'

/**
 * What is kept of the SDK's error: its own carries the whole object it is about, with the client
 * secret, and would take it into a log.
 */
export class ProviderFault extends Error {
  readonly code: string | null
  readonly isRefusal: boolean

  constructor(error: InstanceType<typeof Stripe.errors.StripeError>) {
    const code = error.decline_code ?? error.code ?? null
    super(`the card provider answered ${error.statusCode ?? 'nothing'} ${error.type} ${code ?? ''}`)
    this.name = 'ProviderFault'
    this.code = code
    this.isRefusal =
      error instanceof Stripe.errors.StripeCardError ||
      error instanceof Stripe.errors.StripeInvalidRequestError
  }
}

/** A key that is refused says something about us and nothing about what was asked. */
const away = [
  Stripe.errors.StripeAPIError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripeConnectionError,
  Stripe.errors.StripePermissionError,
  Stripe.errors.StripeRateLimitError,
]

/** A key that is in use belongs to a twin of ours: its answer is there a moment later. */
const isAway = (error: InstanceType<typeof Stripe.errors.StripeError>) =>
  away.some((kind) => error instanceof kind) || error.code === 'idempotency_key_in_use'

/** Every call goes through here. */
export const asking = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const fault = new ProviderFault(error)
    throw isAway(error) ? new EngineAway('The card provider', fault) : fault
  }
}

/** For what may be answered with a no: the code of the refusal. */
export const refusalOf = async (call: Promise<unknown>): Promise<string | null> => {
  try {
    await asking(call)
    return null
  } catch (error) {
    if (error instanceof ProviderFault && error.isRefusal) return error.code ?? 'refused'
    throw error
  }
}

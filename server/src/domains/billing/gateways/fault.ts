import { setTimeout as sleep } from 'node:timers/promises'
import { Counter, Gauge } from 'prom-client'
import Stripe from 'stripe'
import { fail } from '../../../platform/errors/domain-error.ts'
import { EngineAway } from '../../../platform/errors/engine-away.ts'
import { metrics } from '../../../platform/telemetry/metrics.ts'

/** Why a provider does nothing for us: our key, our calls, its fault, or nothing came back. */
type AwayReason = 'key-refused' | 'too-many-calls' | 'their-fault' | 'no-answer' | 'busy'

export const callsWhileAway = new Counter({
  name: 'fanfare_provider_away_total',
  help: 'Calls to the card provider that came to nothing, by why; what needed them waits',
  labelNames: ['reason'],
  registers: [metrics],
})

export const providerAway = new Gauge({
  name: 'fanfare_provider_away',
  help: 'Whether the card provider was away at the last call of this process',
  registers: [metrics],
})

type StripeError = InstanceType<typeof Stripe.errors.StripeError>

interface Decline {
  readonly code?: string | undefined
  readonly decline_code?: string | undefined
}

/** A wrong security code and an expired card are told as such, though the bank may only decline. */
export const declineOf = ({ code, decline_code }: Decline): string | null =>
  (code === 'card_declined' ? decline_code : undefined) ?? code ?? decline_code ?? null

/**
 * What is kept of the SDK's error: its own carries the whole object it is about, with the client
 * secret, and would take it into a log.
 */
export class ProviderFault extends Error {
  readonly code: string | null
  readonly isRefusal: boolean

  constructor(error: StripeError) {
    const code = declineOf(error)
    super(`the card provider answered ${error.statusCode ?? 'nothing'} ${error.type} ${code ?? ''}`)
    this.name = 'ProviderFault'
    this.code = code
    this.isRefusal =
      error instanceof Stripe.errors.StripeCardError ||
      error instanceof Stripe.errors.StripeInvalidRequestError
  }
}

/** A key that is refused says something about us and nothing about what was asked. */
const away: readonly (readonly [new (...given: never[]) => StripeError, AwayReason])[] = [
  [Stripe.errors.StripeAPIError, 'their-fault'],
  [Stripe.errors.StripeAuthenticationError, 'key-refused'],
  [Stripe.errors.StripePermissionError, 'key-refused'],
  [Stripe.errors.StripeConnectionError, 'no-answer'],
  [Stripe.errors.StripeRateLimitError, 'too-many-calls'],
]

/** A key that is in use belongs to a twin of ours: its answer is there a moment later. */
const awayReason = (error: StripeError): AwayReason | null =>
  error.code === 'idempotency_key_in_use'
    ? 'busy'
    : (away.find(([kind]) => error instanceof kind)?.[1] ?? null)

const repeats = 6
const firstPauseMs = 100

/** At random up to a length that doubles, so that many who were refused do not come back at once. */
const pause = (repeat: number): Promise<unknown> =>
  sleep(Math.random() * firstPauseMs * 2 ** repeat)

/**
 * A call that was one too many has done nothing, so it can be made again; after some seconds of that
 * the provider counts as away.
 */
const repeating = async <T>(call: () => Promise<T>, wait: typeof pause): Promise<T> => {
  for (let repeat = 0; ; repeat++) {
    try {
      return await call()
    } catch (error) {
      const isOneTooMany = error instanceof Stripe.errors.StripeRateLimitError
      if (!isOneTooMany || repeat === repeats) throw error
      await wait(repeat)
    }
  }
}

/** Every call goes through here. */
export const asking = async <T>(call: () => Promise<T>, wait = pause): Promise<T> => {
  try {
    const answer = await repeating(call, wait)
    providerAway.set(0)
    return answer
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const fault = new ProviderFault(error)
    const reason = awayReason(error)
    providerAway.set(reason ? 1 : 0)
    if (!reason) throw fault
    callsWhileAway.inc({ reason })
    throw new EngineAway('The card provider', fault)
  }
}

/** For what may be answered with a no: the code of the refusal. */
export const refusalOf = async (call: () => Promise<unknown>): Promise<string | null> => {
  try {
    await asking(call)
    return null
  } catch (error) {
    if (error instanceof ProviderFault && error.isRefusal) return error.code ?? 'refused'
    throw error
  }
}

/** For who waits for the reply: while the provider is away they are told to try again. */
export const answering = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof EngineAway) fail('server.unavailable', { retryAfter: 2 })
    throw error
  }
}

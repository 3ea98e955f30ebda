import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { EngineAway } from '../../../platform/errors/engine-away.ts'
import { asking, ProviderFault } from './fault.ts'

const answered = (statusCode: number, type: string) =>
  asking(
    Promise.reject(
      Stripe.errors.StripeError.generate({ statusCode, type, message: 'No.' } as never),
    ),
  )

it.each([
  [401, 'authentication_error'],
  [403, 'invalid_request_error'],
  [429, 'rate_limit_error'],
  [500, 'api_error'],
  [503, 'api_error'],
])('a provider that answers %s is away, and nothing is blamed for it', async (status, type) => {
  await expect(answered(status, type)).rejects.toThrow(EngineAway)
})

it.each([
  [400, 'invalid_request_error'],
  [402, 'card_error'],
  [404, 'invalid_request_error'],
])('%s is an answer', async (status, type) => {
  await expect(answered(status, type)).rejects.toThrow(ProviderFault)
})

import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { EngineAway } from '../../../platform/errors/engine-away.ts'
import { asking, callsWhileAway, ProviderFault, providerAway } from './fault.ts'

const refusal = (statusCode: number, type: string) =>
  Stripe.errors.StripeError.generate({ statusCode, type, message: 'No.' } as never)
const atOnce = async () => {}
const answered = (statusCode: number, type: string) =>
  asking(() => Promise.reject(refusal(statusCode, type)), atOnce)

const countOf = async (reason: string) => {
  const { values } = await callsWhileAway.get()
  return values.find(({ labels }) => labels.reason === reason)?.value ?? 0
}
const isAway = async () => (await providerAway.get()).values[0]?.value

it.each([
  [401, 'authentication_error', 'key-refused'],
  [403, 'invalid_request_error', 'key-refused'],
  [429, 'rate_limit_error', 'too-many-calls'],
  [500, 'api_error', 'their-fault'],
  [503, 'api_error', 'their-fault'],
])(
  'a provider that answers %s is away, which is counted and no fault of what was asked',
  async (status, type, reason) => {
    const before = await countOf(reason)
    await expect(answered(status, type)).rejects.toThrow(EngineAway)
    expect([await countOf(reason), await isAway()]).toEqual([before + 1, 1])
    await asking(async () => 'an answer')
    expect(await isAway()).toBe(0)
  },
)

it.each([
  [400, 'invalid_request_error'],
  [402, 'card_error'],
  [404, 'invalid_request_error'],
])('%s is an answer', async (status, type) => {
  await expect(answered(status, type)).rejects.toThrow(ProviderFault)
})

it('repeats a call that was one too many', async () => {
  let calls = 0
  const call = async () => {
    calls += 1
    if (calls < 3) throw refusal(429, 'invalid_request_error')
    return 'an answer'
  }
  expect(await asking(call, atOnce)).toBe('an answer')
  expect(calls).toBe(3)
})

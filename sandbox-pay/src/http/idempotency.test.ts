import { afterAll, beforeAll, expect, it } from 'vitest'
import { failure } from '../../test/failure.ts'
import { openTestSandbox, type TestSandbox } from '../../test/harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

const pay = async (idempotencyKey: string, amount = 1028, name: 'visa' | 'lost-card' = 'visa') =>
  sandbox.stripe.paymentIntents.create(
    {
      amount,
      currency: 'usd',
      confirm: true,
      payment_method: await methodNamed(name),
      allowed_payment_method_types: ['card'],
    },
    { idempotencyKey },
  )

const methods = new Map<string, string>()
const methodNamed = async (name: 'visa' | 'lost-card') => {
  const known = methods.get(name) ?? (await sandbox.card(name)).id
  methods.set(name, known)
  return known
}

it('answers a repeated request as before and does nothing again', async () => {
  const first = await pay('key-1')
  const second = await pay('key-1')
  expect(second.id).toBe(first.id)
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
  const { data } = await sandbox.stripe.charges.list({ payment_intent: first.id })
  expect(data).toHaveLength(1)
})

it('refuses a key with other parameters', async () => {
  expect(await failure(pay('key-1', 2000))).toMatchObject({
    statusCode: 400,
    type: 'StripeIdempotencyError',
  })
})

it("replays a bank's no, and forgets what was malformed", async () => {
  const declined = await failure(pay('key-2', 1028, 'lost-card'))
  const again = await failure(pay('key-2', 1028, 'lost-card'))
  expect(again.charge).toBe(declined.charge)
  expect(again.headers?.['idempotent-replayed']).toBe('true')
  expect((await failure(pay('key-3', 1))).statusCode).toBe(400)
  const { data } = await sandbox.stripe.events.list({ type: 'charge.failed' })
  expect(data).toHaveLength(1)
})

it('charges once when twenty send one key at the same moment', async () => {
  methods.clear()
  await methodNamed('visa')
  const charges = async () => (await sandbox.stripe.charges.list({ limit: 100 })).data.length
  const before = await charges()
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => pay('key-4', 3000)))
  const answered = results.filter((result) => result.status === 'fulfilled')
  const refused = results.filter((result) => result.status === 'rejected')
  expect(await charges()).toBe(before + 1)
  expect(new Set(answered.map((result) => result.value.id)).size).toBe(1)
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
  }
  expect((await pay('key-4', 3000)).status).toBe('succeeded')
})

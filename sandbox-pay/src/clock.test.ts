import { afterEach, beforeEach, expect, it } from 'vitest'
import { failure } from '../test/failure.ts'
import { openTestSandbox, type TestSandbox } from '../test/harness.ts'
import { customerWith, payWith } from '../test/money.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await openTestSandbox()
})
afterEach(() => sandbox.close())

const day = 86_400_000
const noon = Date.parse('2027-03-01T12:00:00Z')

it('stands where it is put, moves when it is told and runs again', async () => {
  const { stripe, control } = sandbox
  await control('clock', { now: new Date(noon).toISOString() })
  expect((await stripe.customers.create()).created).toBe(noon / 1000)
  await control('clock', { advanceMs: day })
  expect((await stripe.customers.create()).created).toBe((noon + day) / 1000)
  await control('clock', { now: null })
  const { created } = await stripe.customers.create()
  expect(Math.abs(created - Date.now() / 1000)).toBeLessThan(5)
})

it('does what is due, each at its own moment', async () => {
  const { stripe, control } = sandbox
  await control('clock', { now: new Date(noon).toISOString() })
  const slow = await payWith(sandbox, 'processing-succeeds')
  const disputed = await payWith(sandbox, 'dispute-fraudulent')
  await control('clock', { advanceMs: 19_000 })
  expect((await stripe.paymentIntents.retrieve(slow.id)).status).toBe('processing')
  // Opened after a minute, and lost a week later because nobody answered.
  await control('clock', { advanceMs: 8 * day })
  expect((await stripe.paymentIntents.retrieve(slow.id)).status).toBe('succeeded')
  const [dispute] = (await stripe.disputes.list({ payment_intent: disputed.id })).data
  expect(dispute).toMatchObject({ status: 'lost', created: noon / 1000 + 60 })
  const [closed] = (await stripe.events.list({ type: 'charge.dispute.closed' })).data
  expect(closed?.created).toBe(noon / 1000 + 60 + (7 * day) / 1000)
})

it('makes money available after two days', async () => {
  const { stripe, control } = sandbox
  await control('clock', { now: new Date(noon).toISOString() })
  const { latest_charge } = await payWith(sandbox, 'visa')
  const sums = async () => {
    const { available, pending } = await stripe.balance.retrieve()
    return [available[0]?.amount, pending[0]?.amount]
  }
  expect(await sums()).toEqual([0, 968])
  await control('clock', { advanceMs: 2 * day - 1_000 })
  expect(await sums()).toEqual([0, 968])
  await control('clock', { advanceMs: 1_000 })
  expect(await sums()).toEqual([968, 0])
  const { data } = await stripe.balanceTransactions.list({ source: String(latest_charge) })
  expect(data).toMatchObject([{ status: 'available', available_on: (noon + 2 * day) / 1000 }])
})

it('lets cards expire', async () => {
  const { stripe, control } = sandbox
  const { customer, method } = await customerWith(sandbox, 'visa')
  const renew = () =>
    stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      customer,
      payment_method: method,
      off_session: true,
      confirm: true,
      allowed_payment_method_types: ['card'],
    })
  await control('clock', { now: '2040-12-31T23:59:59Z' })
  expect((await renew()).status).toBe('succeeded')
  await control('clock', { now: '2041-01-01T00:00:00Z' })
  expect(await failure(renew())).toMatchObject({ code: 'expired_card' })
})

it('takes orders from the secret key only', async () => {
  const reply = await fetch(`${sandbox.url}/sandbox/clock`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${sandbox.config.publishableKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ advanceMs: 1 }),
  })
  expect(reply.status).toBe(403)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { failure } from '../../test/failure.ts'
import { openTestSandbox, type TestSandbox } from '../../test/harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

const setUp = async (name: Parameters<TestSandbox['card']>[0]) => {
  const { stripe, page, card } = sandbox
  const customer = (await stripe.customers.create()).id
  const { id, client_secret } = await stripe.setupIntents.create({ customer })
  const secret = { client_secret: client_secret ?? '' }
  const payment_method = (await card(name)).id
  const confirm = () => page.setupIntents.confirm(id, { payment_method, ...secret } as object)
  return { id, customer, payment_method, confirm }
}

it('puts a card on file from a page', async () => {
  const { id, customer, payment_method, confirm } = await setUp('visa')
  expect(await confirm()).toMatchObject({ status: 'succeeded', payment_method })
  expect((await sandbox.stripe.paymentMethods.retrieve(payment_method)).customer).toBe(customer)
  expect(await failure(confirm())).toMatchObject({ code: 'setup_intent_unexpected_state' })
  const types = (await sandbox.stripe.events.list({ limit: 2 })).data.map((event) => event.type)
  expect(types).toEqual(['setup_intent.succeeded', 'payment_method.attached'])
  expect(await failure(sandbox.stripe.setupIntents.cancel(id))).toMatchObject({
    code: 'setup_intent_unexpected_state',
  })
})

it('tells why a bank refused', async () => {
  const { id, confirm } = await setUp('insufficient-funds')
  expect(await failure(confirm())).toMatchObject({
    statusCode: 402,
    decline_code: 'insufficient_funds',
    setup_intent: { id, status: 'requires_payment_method' },
  })
  const [event] = (await sandbox.stripe.events.list({ limit: 1 })).data
  expect(event?.type).toBe('setup_intent.setup_failed')
})

it('asks for authentication, and can be cancelled while it waits', async () => {
  const { id, confirm } = await setUp('three-d-secure')
  expect(await confirm()).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
  })
  expect(await sandbox.stripe.setupIntents.cancel(id)).toMatchObject({ status: 'canceled' })
  expect((await sandbox.stripe.setupIntents.retrieve(id)).status).toBe('canceled')
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failure } from '../../test/failure.ts'
import { openTestSandbox, type TestSandbox } from '../../test/harness.ts'
import { customerWith, payWith } from '../../test/money.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

const authenticate = async (secret: string, outcome: 'complete' | 'fail') => {
  const [id] = secret.split('_secret_')
  const reply = await fetch(`${sandbox.url}/v3/authenticate/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.config.publishableKey}` },
    body: new URLSearchParams({ client_secret: secret, outcome }),
  })
  return reply.json()
}

it('keeps what it was given and expands what it is asked for', async () => {
  const { stripe, card } = sandbox
  const { id } = await stripe.paymentIntents.create({
    amount: 1028,
    currency: 'usd',
    confirm: true,
    receipt_email: 'robin@fanfare.test',
    description: 'A post',
    metadata: { order: 'o-1' },
    statement_descriptor_suffix: 'PIECE',
    payment_method: (await card('visa')).id,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  })
  const intent = await stripe.paymentIntents.retrieve(id, {
    expand: ['latest_charge.balance_transaction', 'payment_method'],
  })
  expect(intent).toMatchObject({
    description: 'A post',
    metadata: { order: 'o-1' },
    payment_method: { object: 'payment_method', card: { last4: '4242' } },
    latest_charge: {
      object: 'charge',
      status: 'succeeded',
      metadata: { order: 'o-1' },
      calculated_statement_descriptor: 'FANFARE* PIECE',
      balance_transaction: { amount: 1028, fee: 60, net: 968, status: 'pending' },
    },
  })
  expect(await failure(stripe.paymentIntents.retrieve(id, { expand: ['mother'] }))).toMatchObject({
    statusCode: 400,
  })
})

it('is charged once and refuses everything after', async () => {
  const { stripe } = sandbox
  const { id } = await payWith(sandbox, 'visa')
  const state = { statusCode: 400, code: 'payment_intent_unexpected_state' }
  const confirm = stripe.paymentIntents.confirm(id, { return_url: 'https://fanfare.test/back' })
  expect(await failure(confirm)).toMatchObject({ ...state, payment_intent: { id } })
  expect(await failure(stripe.paymentIntents.cancel(id))).toMatchObject(state)
  expect(await failure(stripe.paymentIntents.capture(id))).toMatchObject(state)
})

it('is charged once by twenty who confirm at the same moment', async () => {
  const { stripe, card } = sandbox
  const { id } = await stripe.paymentIntents.create({
    amount: 1028,
    currency: 'usd',
    payment_method: (await card('visa')).id,
    allowed_payment_method_types: ['card'],
  })
  const tries = Array.from({ length: 20 }, () => stripe.paymentIntents.confirm(id))
  const results = await Promise.allSettled(tries)
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1)
})

it('can be cancelled until it is paid', async () => {
  const { stripe } = sandbox
  const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'gbp' })
  const reason = { cancellation_reason: 'abandoned' as const }
  expect(await stripe.paymentIntents.cancel(id, reason)).toMatchObject({ status: 'canceled' })
  const confirm = stripe.paymentIntents.confirm(id, {
    payment_method: 'pm_card_visa',
    return_url: 'https://fanfare.test/back',
  })
  expect(await failure(confirm)).toMatchObject({ code: 'payment_intent_unexpected_state' })
})

it('wants to know where to go back to, as the real one does', async () => {
  const create = sandbox.stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    payment_method: 'pm_card_visa',
    confirm: true,
  })
  expect((await failure(create)).message).toContain('return_url')
})

it('is shown to a page that knows its secret, without what is ours', async () => {
  const { stripe, page } = sandbox
  const intent = await stripe.paymentIntents.create({
    amount: 500,
    currency: 'usd',
    metadata: { order: 'o-2' },
  })
  const client_secret = intent.client_secret ?? ''
  const shown = await page.paymentIntents.retrieve(intent.id, { client_secret })
  expect(shown).toMatchObject({ id: intent.id, status: 'requires_payment_method' })
  expect(shown).not.toHaveProperty('metadata')
  const wrong = page.paymentIntents.retrieve(intent.id, { client_secret: `${client_secret}x` })
  expect(await failure(wrong)).toMatchObject({ statusCode: 404 })
  expect(await failure(page.paymentIntents.cancel(intent.id))).toMatchObject({
    code: 'secret_key_required',
  })
})

describe('3-D Secure', () => {
  it('is asked for in a dialog, or by redirect when there is a way back', async () => {
    const { stripe, card } = sandbox
    const asking = await payWith(sandbox, 'three-d-secure')
    expect(asking).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
    })
    const redirecting = await stripe.paymentIntents.create({
      amount: 1028,
      currency: 'usd',
      confirm: true,
      return_url: 'https://fanfare.test/back',
      payment_method: (await card('three-d-secure')).id,
    })
    const secret = redirecting.client_secret ?? ''
    const url = redirecting.next_action?.redirect_to_url?.url ?? ''
    expect((await fetch(url)).headers.get('content-type')).toContain('text/html')
    const { return_to } = await authenticate(secret, 'complete')
    const back = new URL(return_to)
    expect(back.origin + back.pathname).toBe('https://fanfare.test/back')
    expect(Object.fromEntries(back.searchParams)).toEqual({
      payment_intent: redirecting.id,
      payment_intent_client_secret: secret,
      redirect_status: 'succeeded',
    })
    expect((await stripe.paymentIntents.retrieve(redirecting.id)).status).toBe('succeeded')
  })

  it('fails without a charge, and another card may follow', async () => {
    const { stripe, card } = sandbox
    const { id, client_secret } = await payWith(sandbox, 'three-d-secure')
    await authenticate(client_secret ?? '', 'fail')
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: null,
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    const payment_method = (await card('visa')).id
    expect(await stripe.paymentIntents.confirm(id, { payment_method })).toMatchObject({
      status: 'succeeded',
    })
  })
})

it('saves the card of a payment for later, and pays with it off session', async () => {
  const { stripe, card } = sandbox
  const customer = (await stripe.customers.create()).id
  const first = await stripe.paymentIntents.create({
    amount: 999,
    currency: 'usd',
    customer,
    confirm: true,
    setup_future_usage: 'off_session',
    payment_method: (await card('visa')).id,
    allowed_payment_method_types: ['card'],
  })
  const method = String(first.payment_method)
  expect((await stripe.paymentMethods.retrieve(method)).customer).toBe(customer)
  const renewal = await stripe.paymentIntents.create({
    amount: 999,
    currency: 'usd',
    customer,
    payment_method: method,
    confirm: true,
    off_session: true,
    allowed_payment_method_types: ['card'],
  })
  expect(renewal.status).toBe('succeeded')
  const listed = await stripe.paymentIntents.list({ customer })
  expect(listed.data.map((one) => one.id)).toEqual([renewal.id, first.id])
})

it("uses no other customer's card, and an unsaved one only once", async () => {
  const { stripe } = sandbox
  const { method } = await customerWith(sandbox, 'visa')
  const pay = (payment_method: string) =>
    stripe.paymentIntents.create({
      amount: 999,
      currency: 'usd',
      payment_method,
      confirm: true,
      allowed_payment_method_types: ['card'],
    })
  expect((await failure(pay(method))).message).toContain('belongs to a Customer')
  const used = await payWith(sandbox, 'visa')
  expect((await failure(pay(String(used.payment_method)))).message).toContain(
    'may not be used again',
  )
})

import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { failure } from '../../test/failure.ts'
import { openTestSandbox, type TestSandbox } from '../../test/harness.ts'
import { customerWith, payWith } from '../../test/money.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

/** Of this payment, oldest first. */
const eventsOf = async (id: string) => {
  const { data } = await sandbox.stripe.events.list({ limit: 100 })
  const about = (object: object) =>
    Object.entries({ id: '', payment_intent: '', ...object }).some(
      ([name, value]) => ['id', 'payment_intent'].includes(name) && value === id,
    )
  return data
    .filter((event) => about(event.data.object))
    .map((event) => event.type)
    .reverse()
}

describe('paid at once', () => {
  test.each(['visa', 'mastercard', 'amex', 'asks-at-renewal'] as const)('%s', async (name) => {
    const intent = await payWith(sandbox, name)
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1028 })
    expect(await eventsOf(intent.id)).toEqual(['charge.succeeded', 'payment_intent.succeeded'])
  })
})

describe('declined', () => {
  test.each([
    ['generic-decline', 'card_declined', 'generic_decline'],
    ['insufficient-funds', 'card_declined', 'insufficient_funds'],
    ['lost-card', 'card_declined', 'lost_card'],
    ['expired-card', 'expired_card', ''],
    ['incorrect-cvc', 'incorrect_cvc', ''],
    ['declines-later', 'card_declined', 'generic_decline'],
  ] as const)('%s', async (name, code, decline_code) => {
    const error = await failure(payWith(sandbox, name))
    expect(error).toMatchObject({
      statusCode: 402,
      code,
      decline_code,
      charge: expect.stringMatching(/^ch_/),
    })
    const id = error.payment_intent?.id ?? ''
    const intent = await sandbox.stripe.paymentIntents.retrieve(id)
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code },
    })
    expect(await eventsOf(id)).toEqual(['charge.failed', 'payment_intent.payment_failed'])
  })
})

it('attaches a card that declines later', async () => {
  const { customer, method } = await customerWith(sandbox, 'declines-later')
  const charge = sandbox.stripe.paymentIntents.create({
    amount: 500,
    currency: 'eur',
    customer,
    payment_method: method,
    confirm: true,
    off_session: true,
    allowed_payment_method_types: ['card'],
  })
  expect(await failure(charge)).toMatchObject({ decline_code: 'generic_decline' })
})

test.each(['three-d-secure', 'asks-at-renewal'] as const)(
  '%s is refused when nobody is there to be asked',
  async (name) => {
    const { customer, method } = await customerWith(sandbox, name)
    const renewal = sandbox.stripe.paymentIntents.create({
      amount: 500,
      currency: 'eur',
      customer,
      payment_method: method,
      confirm: true,
      off_session: true,
      allowed_payment_method_types: ['card'],
    })
    expect(await failure(renewal)).toMatchObject({
      statusCode: 402,
      code: 'authentication_required',
      decline_code: 'authentication_required',
      payment_intent: { status: 'requires_payment_method' },
    })
  },
)

describe('a bank that takes its time', () => {
  const outcomes: ['processing-succeeds' | 'processing-fails', Stripe.PaymentIntent.Status][] = [
    ['processing-succeeds', 'succeeded'],
    ['processing-fails', 'requires_payment_method'],
  ]
  test.each(outcomes)('%s', async (name, status) => {
    const { stripe, control } = sandbox
    const { id } = await payWith(sandbox, name)
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'processing' })
    const { data } = await stripe.charges.list({ payment_intent: id })
    expect(data).toMatchObject([{ status: 'pending', balance_transaction: null }])
    expect(await failure(stripe.paymentIntents.cancel(id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    await control(`hurry/${id}`)
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status })
    const ending = status === 'succeeded' ? 'succeeded' : 'payment_failed'
    expect(await eventsOf(id)).toEqual([
      'payment_intent.processing',
      status === 'succeeded' ? 'charge.succeeded' : 'charge.failed',
      `payment_intent.${ending}`,
    ])
  })
})

it('warns early of fraud, until the money went back', async () => {
  const { stripe, control } = sandbox
  const { id, latest_charge } = await payWith(sandbox, 'fraud-warning')
  await control(`hurry/${latest_charge}`)
  const find = () => stripe.radar.earlyFraudWarnings.list({ payment_intent: id })
  expect((await find()).data).toMatchObject([{ actionable: true, charge: latest_charge }])
  await stripe.refunds.create({ payment_intent: id })
  const [warning] = (await find()).data
  expect(await stripe.radar.earlyFraudWarnings.retrieve(warning?.id ?? '')).toMatchObject({
    actionable: false,
  })
  expect(await eventsOf(id)).toContain('radar.early_fraud_warning.created')
})

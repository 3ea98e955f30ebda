import { afterAll, beforeAll, expect, it } from 'vitest'
import { failure } from '../../test/failure.ts'
import { openTestSandbox, type TestSandbox } from '../../test/harness.ts'
import { payWith } from '../../test/money.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

const newest = async (limit: number) =>
  (await sandbox.stripe.events.list({ limit })).data.map((event) => event.type)

it('gives a charge back in parts, never more than it was, and keeps the fee', async () => {
  const { stripe } = sandbox
  const { id, latest_charge } = await payWith(sandbox, 'visa')
  const part = await stripe.refunds.create({
    payment_intent: id,
    amount: 28,
    reason: 'requested_by_customer',
    metadata: { n: '1' },
    expand: ['balance_transaction'],
  })
  expect(part).toMatchObject({
    status: 'succeeded',
    amount: 28,
    metadata: { n: '1' },
    balance_transaction: { amount: -28, fee: 0, net: -28, type: 'refund', source: part.id },
  })
  const tooMuch = stripe.refunds.create({ payment_intent: id, amount: 1001 })
  expect(await failure(tooMuch)).toMatchObject({ statusCode: 400, param: 'amount' })
  const rest = await stripe.refunds.create({ charge: String(latest_charge) })
  expect(rest.amount).toBe(1000)
  expect(await stripe.charges.retrieve(String(latest_charge))).toMatchObject({
    amount_refunded: 1028,
    refunded: true,
  })
  expect(await failure(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
    code: 'charge_already_refunded',
  })
  const listed = await stripe.refunds.list({ payment_intent: id })
  expect(listed.data.map((one) => one.id)).toEqual([rest.id, part.id])
  expect(await newest(2)).toEqual(['charge.refunded', 'refund.created'])
})

it('gives back once what many ask for at the same moment', async () => {
  const { stripe } = sandbox
  const { id } = await payWith(sandbox, 'visa')
  const all = Array.from({ length: 10 }, () => stripe.refunds.create({ payment_intent: id }))
  const given = (await Promise.allSettled(all)).filter((one) => one.status === 'fulfilled')
  expect(given).toHaveLength(1)
})

it('takes the money back when the bank could not', async () => {
  const { stripe, control } = sandbox
  const { id, latest_charge } = await payWith(sandbox, 'refund-fails')
  const refund = await stripe.refunds.create({ payment_intent: id })
  expect(refund.status).toBe('succeeded')
  await control(`hurry/${refund.id}`)
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: expect.stringMatching(/^txn_/),
  })
  expect(await stripe.charges.retrieve(String(latest_charge))).toMatchObject({
    amount_refunded: 0,
    refunded: false,
  })
  const { data } = await stripe.balanceTransactions.list({ source: refund.id })
  expect(data.map((one) => [one.type, one.net])).toEqual([
    ['refund_failure', 1028],
    ['refund', -1028],
  ])
  expect(await newest(2)).toEqual(['refund.failed', 'refund.updated'])
})

it('waits for a bank that gives back slowly', async () => {
  const { stripe, control } = sandbox
  const { id } = await payWith(sandbox, 'refund-takes-time')
  const refund = await stripe.refunds.create({ payment_intent: id })
  expect(refund.status).toBe('pending')
  await control(`hurry/${refund.id}`)
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe('succeeded')
  expect(await newest(1)).toEqual(['refund.updated'])
})

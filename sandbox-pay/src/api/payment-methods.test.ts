import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { failure } from '../../test/failure.ts'
import { openTestSandbox, type TestSandbox } from '../../test/harness.ts'
import { customerWith } from '../../test/money.ts'
import { testCards } from '../cards/test-cards.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

const typed = (number: string, exp_year = 2040) => ({
  type: 'card' as const,
  card: { number, exp_month: 1, exp_year, cvc: '123' },
})

it('shows of a card what may be shown, with the same fingerprint each time', async () => {
  const [first, second, amex] = await Promise.all([
    sandbox.card('visa'),
    sandbox.card('visa'),
    sandbox.card('amex'),
  ])
  expect(first.card).toMatchObject({ brand: 'visa', last4: '4242', country: 'US', exp_year: 2040 })
  expect(amex.card).toMatchObject({ brand: 'amex', last4: '0005' })
  expect(second.id).not.toBe(first.id)
  expect(second.card?.fingerprint).toBe(first.card?.fingerprint)
  expect(amex.card?.fingerprint).not.toBe(first.card?.fingerprint)
})

it('stores no number anywhere', async () => {
  await Promise.all((Object.keys(testCards) as (keyof typeof testCards)[]).map(sandbox.card))
  const tables = await sandbox.query(
    `select table_name from information_schema.tables where table_schema = 'sandbox_pay'`,
  )
  expect(tables.length).toBeGreaterThan(5)
  for (const { table_name } of tables) {
    const rows = JSON.stringify(await sandbox.query(`select * from sandbox_pay.${table_name}`))
    for (const { number } of Object.values(testCards)) expect(rows).not.toContain(number)
  }
})

it('takes numbers from pages only, and only test numbers that are whole', async () => {
  const { stripe, page } = sandbox
  const refused = await failure(stripe.paymentMethods.create(typed('4242424242424242')))
  expect(refused.statusCode).toBe(400)
  const create = (number: string, year?: number) =>
    failure(page.paymentMethods.create(typed(number, year)))
  expect(await create('4242424242424241')).toMatchObject({
    statusCode: 402,
    code: 'incorrect_number',
  })
  expect(await create('42424242')).toMatchObject({ code: 'incorrect_number' })
  expect(await create('4242424242424242', 2020)).toMatchObject({ code: 'invalid_expiry_year' })
  expect(await create('4111111111111111')).toMatchObject({ decline_code: 'test_mode_live_card' })
})

it('lists, changes and detaches what a customer has on file', async () => {
  const { stripe } = sandbox
  const { customer, method } = await customerWith(sandbox, 'mastercard')
  const listed = await stripe.paymentMethods.list({ customer, type: 'card' })
  expect(listed).toMatchObject({ object: 'list', has_more: false, url: '/v1/payment_methods' })
  expect(listed.data.map((one) => one.id)).toEqual([method])
  const changed = await stripe.paymentMethods.update(method, {
    billing_details: { name: 'Noor Vale', address: { country: 'FR' } },
  })
  expect(changed.billing_details).toMatchObject({ name: 'Noor Vale', address: { country: 'FR' } })
  expect((await stripe.paymentMethods.detach(method)).customer).toBeNull()
  const again = await failure(stripe.paymentMethods.attach(method, { customer }))
  expect(again.message).toContain('may not be used again')
})

it("takes on a card's new date when its network sends one", async () => {
  const { method } = await customerWith(sandbox, 'visa')
  await sandbox.control(`payment_methods/${method}/renew`, { exp_month: 3, exp_year: 2044 })
  expect((await sandbox.stripe.paymentMethods.retrieve(method)).card?.exp_year).toBe(2044)
  const [event] = (await sandbox.stripe.events.list({ limit: 1 })).data
  expect(event?.type).toBe('payment_method.automatically_updated')
})

describe('putting on file', () => {
  test.each([
    ['generic-decline', 'card_declined', 'generic_decline'],
    ['insufficient-funds', 'card_declined', 'insufficient_funds'],
    ['lost-card', 'card_declined', 'lost_card'],
    ['expired-card', 'expired_card', ''],
    ['incorrect-cvc', 'incorrect_cvc', ''],
  ] as const)('%s is refused', async (name, code, decline_code) => {
    expect(await failure(customerWith(sandbox, name))).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code,
    })
  })
})

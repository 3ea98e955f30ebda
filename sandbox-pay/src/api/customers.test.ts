import { afterAll, beforeAll, expect, it } from 'vitest'
import { failure } from '../../test/failure.ts'
import { openTestSandbox, type TestSandbox } from '../../test/harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

it('keeps a customer, changes it and deletes it with its cards', async () => {
  const { stripe, card } = sandbox
  const { id } = await stripe.customers.create({
    email: 'robin@fanfare.test',
    name: 'Robin Castellan',
    metadata: { account: 'a-1', note: 'x' },
  })
  expect(id).toMatch(/^cus_\w{24}$/)
  const method = await stripe.paymentMethods.attach((await card('visa')).id, { customer: id })
  const changed = await stripe.customers.update(id, {
    name: '',
    metadata: { note: '' },
    address: { country: 'DE', line1: 'Am Markt 1' },
    invoice_settings: { default_payment_method: method.id },
  })
  expect(changed).toMatchObject({
    name: null,
    email: 'robin@fanfare.test',
    metadata: { account: 'a-1' },
    address: { country: 'DE', city: null },
    invoice_settings: { default_payment_method: method.id },
  })
  expect(await stripe.customers.del(id)).toEqual(
    expect.objectContaining({ id, object: 'customer', deleted: true }),
  )
  expect(await stripe.customers.retrieve(id)).toMatchObject({ deleted: true })
  expect((await stripe.paymentMethods.retrieve(method.id)).customer).toBeNull()
  const types = (await stripe.events.list()).data.map((event) => event.type)
  expect(types).toEqual(['customer.deleted', 'payment_method.detached', 'payment_method.attached'])
})

it('answers what it does not know in the published shapes', async () => {
  const { stripe, page, url } = sandbox
  expect(await failure(stripe.customers.retrieve('cus_none'))).toMatchObject({
    statusCode: 404,
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    requestId: expect.stringMatching(/^req_/),
  })
  const unknown = { colour: 'red' } as object
  expect(await failure(stripe.customers.create(unknown))).toMatchObject({
    statusCode: 400,
    code: 'parameter_unknown',
    param: 'colour',
  })
  expect(await failure(page.customers.create({}))).toMatchObject({ code: 'secret_key_required' })
  expect((await fetch(`${url}/v1/customers/cus_1`)).status).toBe(401)
  expect((await fetch(`${url}/v1/nothing`)).status).toBe(404)
})

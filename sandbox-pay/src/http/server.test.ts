import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { failure } from '../../test/failure.ts'
import { openTestSandbox, type TestSandbox } from '../../test/harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

const ask = (path: string, authorization?: string) =>
  fetch(`${sandbox.url}${path}`, authorization ? { headers: { authorization } } : {})

it('knows its keys, as a bearer and as curl sends them', async () => {
  const { secretKey } = sandbox.config
  expect((await ask('/v1/balance', `Bearer ${secretKey}`)).status).toBe(200)
  expect((await ask('/v1/balance', `Basic ${btoa(`${secretKey}:`)}`)).status).toBe(200)
  expect((await ask('/v1/balance')).status).toBe(401)
  const wrong = await ask('/v1/balance', 'Bearer sk_test_somebodyElse')
  expect(wrong.status).toBe(401)
  expect(await wrong.text()).not.toContain('somebodyElse')
})

test.each(['/v1/balance', '/v1/unknown', '/v1/customers/cus_none'])(
  'every answer of %s has a request id',
  async (path) => {
    const reply = await ask(path, `Bearer ${sandbox.config.secretKey}`)
    expect(reply.headers.get('request-id')).toMatch(/^req_\w{24}$/)
  },
)

it('says that it is busy when a lock does not come', async () => {
  const { stripe, query } = sandbox
  const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
  const row = `select 1 from sandbox_pay.objects where id = '${id}' for update`
  const held = query(`begin; ${row}; select pg_sleep(6); commit`)
  await expect
    .poll(() => query(`${row} nowait`).catch(() => 'held'), { timeout: 8_000 })
    .toBe('held')
  expect(await failure(stripe.paymentIntents.cancel(id))).toMatchObject({
    statusCode: 429,
    code: 'lock_timeout',
  })
  await held
  expect((await stripe.paymentIntents.cancel(id)).status).toBe('canceled')
})

it('lets frames be embedded anywhere and run nothing but our own files', async () => {
  const reply = await ask('/v3/field/cardNumber')
  const policy = reply.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'; script-src 'self'")
  expect(policy).toContain('frame-ancestors *')
  expect(reply.headers.get('x-frame-options')).toBeNull()
  expect(await reply.text()).not.toMatch(/<script>|\sstyle=|\son\w+=/)
})

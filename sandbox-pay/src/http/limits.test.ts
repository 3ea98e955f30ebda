import { afterAll, afterEach, expect, it } from 'vitest'
import { failure } from '../../test/failure.ts'
import { openTestSandbox } from '../../test/harness.ts'

const sandbox = await openTestSandbox()
const { stripe, control } = sandbox
afterEach(async () => {
  await control('calls')
})
afterAll(() => sandbox.close())

it('allows so many calls a second, and answers the rest like the real one', async () => {
  await control('calls', { perSecond: 5 })
  const calls = Array.from({ length: 8 }, () => stripe.balance.retrieve())
  const ends = await Promise.allSettled(calls)
  const refused = ends.filter((end) => end.status === 'rejected')
  expect(refused).toHaveLength(3)
  expect(refused[0]?.reason).toMatchObject({
    type: 'StripeRateLimitError',
    statusCode: 429,
    code: 'rate_limit',
  })
  expect(await control('calls')).toEqual({ refusedByLimit: 3 })
})

it.each([401, 403, 429, 503])(
  'can refuse everything with %s, and stop doing so',
  async (status) => {
    await control('calls', { refuseWith: status })
    expect(await failure(stripe.balance.retrieve())).toMatchObject({ statusCode: status })
    await control('calls')
    expect((await stripe.balance.retrieve()).object).toBe('balance')
  },
)

it('does nothing of what it refuses', async () => {
  await control('calls', { refuseWith: 429 })
  await failure(stripe.customers.create({ description: 'nobody' }))
  await control('calls')
  expect(await sandbox.query(`select 1 from sandbox_pay.objects`)).toEqual([])
})

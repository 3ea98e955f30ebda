import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { openTestSandbox, type TestSandbox } from '../test/harness.ts'
import { payWith } from '../test/money.ts'
import { processingFee } from './money.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

test.each([
  [1028, 60],
  [1000, 59],
  [50, 31],
  // 14.5 and 43.5: half a unit counts as a whole one.
  [500, 45],
  [1500, 74],
  [99_999_999, 2_900_030],
])('the fee of %i is %i', (amount, fee) => expect(processingFee(amount)).toBe(fee))

it('sums to the balance whatever happens, and pages through every movement once', async () => {
  const { stripe, control } = sandbox
  await control('clock', { now: '2027-03-01T12:00:00Z' })
  const names = ['visa', 'dispute-fraudulent', 'refund-fails', 'processing-succeeds'] as const
  for (const [index, name] of names.entries()) await payWith(sandbox, name, 1000 + index * 333)
  const [, failing] = (await stripe.charges.list({ limit: 2 })).data
  await stripe.refunds.create({ charge: failing?.id ?? '', amount: 500 })
  await control('clock', { advanceMs: 30 * 86_400_000 })
  await payWith(sandbox, 'visa', 777)

  const all = await stripe.balanceTransactions.list({ limit: 2 }).autoPagingToArray({ limit: 1000 })
  expect(new Set(all.map((one) => one.id)).size).toBe(8)
  for (const one of all) {
    expect(Number.isInteger(one.net)).toBe(true)
    expect(one.net).toBe(one.amount - one.fee)
    expect(one.fee).toBe(one.fee_details.reduce((sum, detail) => sum + detail.amount, 0))
  }
  const { available, pending } = await stripe.balance.retrieve()
  const total = all.reduce((sum, one) => sum + one.net, 0)
  expect((available[0]?.amount ?? 0) + (pending[0]?.amount ?? 0)).toBe(total)
  expect(pending[0]?.amount).toBe(777 - processingFee(777))

  const from = Date.parse('2027-03-02T00:00:00Z') / 1000
  const before = await stripe.balanceTransactions.list({ created: { lt: from }, type: 'charge' })
  expect(before.data).toHaveLength(4)
  const after = await stripe.balanceTransactions.list({ created: { gte: from }, type: 'charge' })
  expect(after.data.map((one) => one.amount)).toEqual([777])
})

import { expect, it } from 'vitest'
import { claimsOf } from '../test/claims.ts'
import { membershipsOf } from '../test/memberships.ts'
import { openShopForTests } from '../test/shop.ts'
import { readInvoicesOfPeriod } from './reader/invoices.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

const shop = await openShopForTests()
const memberships = membershipsOf(shop)
const claims = claimsOf(shop)

const disputed = '4000000000000259'

/** The order of the period that somebody is in. */
const paidBy = async ({ id, period_start }: SubscriptionRow) => {
  const [invoice] = await readInvoicesOfPeriod(shop.system.db, id, period_start)
  if (!invoice?.order_id) throw new Error('the period was not paid for')
  return invoice.order_id
}

it('a subscription ends when its payment is disputed, and stays ended however that is decided', async () => {
  const tier = await memberships.tier({ seatLimit: 1 })
  const fan = await shop.fan()
  const card = await shop.provider.card(disputed)
  const first = await memberships.subscribe(fan, tier.id, { card })
  const order = await paidBy(first)

  await claims.dispute(order)
  expect(await memberships.row(first.id)).toMatchObject({
    state: 'expired',
    end_reason: 'payment-returned',
  })
  expect((await memberships.readTier(tier.id))?.seats_taken).toBe(0)
  expect(await memberships.level(fan)).toBeNull()

  await claims.decide(order)
  expect(await memberships.level(fan)).toBeNull()
  await claims.books.expectSound()
})

it('the evidence names the paid period and what was opened in it', async () => {
  const { id: tier } = await memberships.tier()
  const fan = await shop.fan()
  const card = await shop.provider.card(disputed)
  const { id, started_at: began } = await memberships.subscribe(fan, tier, { card })
  await memberships.openSomething(fan)
  memberships.days(32)
  await memberships.comesTo(id, { state: 'active', period: 1 })
  for (const _content of [1, 2]) await memberships.openSomething(fan)

  const renewed = await memberships.row(id)
  const order = await paidBy(renewed)
  await claims.dispute(order)
  await claims.decide(order)
  const evidence = await claims.evidence(order)
  expect(evidence.product_description).toContain('a subscription on Fanfare, billed every month')
  expect(evidence.access_activity_log).toContain(
    'since the payment: 2, including 2 not open to the public',
  )
  expect(evidence.access_activity_log).toContain('account with access: 480')
  const day = (at: Date | null) => at?.toISOString().slice(0, 10)
  expect(evidence.uncategorized_text).toContain(
    `from ${day(renewed.period_start)} to ${day(renewed.period_end)}`,
  )
  expect(evidence.uncategorized_text).toContain(`subscribed on ${day(began)}`)
  expect(evidence.refund_policy_disclosure).toContain('canceled with one click')
})

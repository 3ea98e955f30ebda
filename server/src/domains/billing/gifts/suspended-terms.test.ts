import { expect, it } from 'vitest'
import { claimsOf } from '../test/claims.ts'
import { openShopForTests } from '../test/shop.ts'
import { termsOf } from '../test/terms.ts'

const shop = await openShopForTests()
const claims = claimsOf(shop)
const terms = termsOf(shop)
/** By its name the sandbox's bank decides for us. */
const { id: tier } = await terms.memberships.tier({ name: 'winning_evidence', seatLimit: 2 })

it('a claimed gift is suspended while the giver’s bank decides, and opens again when it is won', async () => {
  const { id: order, token } = await terms.give(tier, 3, 'pm_card_createDispute')
  const friend = await shop.fan()
  await terms.offers.claim(friend, token)
  const { id, period_end } = await terms.memberships.of(friend)
  await claims.dispute(order)
  await shop.react()
  expect(await terms.level(friend)).toBeNull()
  const { subscription } = await terms.memberships.view(friend, id)
  expect(subscription).toMatchObject({ state: 'active', access: { open: false, until: null } })
  expect(await claims.decide(order)).toBe('won')
  await shop.react()
  expect(await terms.level(friend)).toBe('subscribers')
  expect(await terms.memberships.row(id)).toMatchObject({ state: 'active', period_end })
  expect(await terms.seats(tier)).toBe(1)
})

it('a claimed gift that ends while it is suspended stays over', async () => {
  const { id: order, token } = await terms.give(tier, 1, 'pm_card_createDispute')
  const friend = await shop.fan()
  await terms.offers.claim(friend, token)
  const { id, period_end } = await terms.memberships.of(friend)
  await claims.dispute(order)
  await terms.memberships.until(period_end as Date)
  await terms.memberships.comesTo(id, { state: 'expired', end_reason: 'gift-over' })
  expect(await claims.decide(order)).toBe('won')
  await shop.react()
  expect(await terms.level(friend)).toBeNull()
})

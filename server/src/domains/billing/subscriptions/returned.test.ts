import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimsOf } from '../test/claims.ts'
import { clubOf } from '../test/club.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { readInvoicesOfPeriod } from './reader/invoices.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())

const disputed = '4000000000000259'

it('ends when the bank takes its payment back, and stays so when that is decided', async () => {
  const [club, claims] = [clubOf(shop), claimsOf(shop)]
  const tier = await club.tier({ seatLimit: 1 })
  const fan = await shop.fan()
  const card = await shop.provider.card(disputed)
  const first = await club.subscribe(fan, tier.id, { card })
  const [invoice] = await readInvoicesOfPeriod(shop.system.db, first.id, first.period_start)
  const order = invoice?.order_id
  if (!order) throw new Error('the first period was not invoiced')

  await claims.dispute(order)
  expect(await club.row(first.id)).toMatchObject({
    ...{ state: 'expired', end_reason: 'payment-returned' },
  })
  expect((await club.readTier(tier.id))?.seats_taken).toBe(0)
  expect(await club.level(fan)).toBeNull()

  await claims.decide(order)
  expect(await club.level(fan)).toBeNull()
  await claims.books.expectSound()
})

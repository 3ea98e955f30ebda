import type { AccountId } from '@fanfare/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkStories, countSteps } from '../../../../test/random-stories.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { contentResource, readGrants } from '../../entitlements/index.ts'
import { booksOf } from '../../ledger/test/books.ts'
import { type OrderRow, readHistory } from '../orders/reader.ts'
import { goodsFor, wholeHistory } from '../test/goods.ts'
import { type Move, moves, playing } from '../test/moves.ts'
import { offersOf } from '../test/offers.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { sumOf } from '../tips/policy.ts'
import { readTipsOfOrder } from '../tips/reader.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  // Only what a sequence says is heard of.
  await shop.provider.control('webhooks', { hold: true })
})
afterAll(() => shop.close())

/** Everything the bank still owes an answer for is answered, and every deadline passes. */
const comeToRest = async (accountId: AccountId) => {
  for (let round = 0; round < 4; round++) {
    for (const { intent_id } of await readHistory(shop.system.db, accountId, wholeHistory)) {
      if (intent_id) await shop.provider.control(`hurry/${intent_id}`)
    }
    shop.world.clock.advance(70 * 60_000)
    await shop.sweep()
  }
}

/** How often an order of this kind was charged, booked and opened, if it was paid. */
const expectWhole = async (order: OrderRow) => {
  const { id, kind, state, total } = order
  expect(['paid', 'expired']).toContain(state)
  const isPaid = state === 'paid'
  const times = isPaid && total > 0 ? 1 : 0
  expect(order.intent_id ? await shop.charged(id) : 0).toBe(times)
  const { sales, grants } = await shop.booked(id)
  expect({ sales, grants }).toEqual({
    sales: kind === 'tips' ? 0 : times,
    grants: kind === 'content' && isPaid ? 1 : 0,
  })
  const tips = await readTipsOfOrder(shop.system.db, id)
  const tipped = kind === 'tips' && isPaid ? order.price : 0
  expect(sumOf(tips)).toBe(tipped)
  expect(tips.every(({ charged_at }) => charged_at !== null)).toBe(true)
}

const expectCounted = async (orders: readonly OrderRow[]) => {
  for (const { code, redeemed, limit } of await offersOf(shop).promotions()) {
    const used = orders.filter((one) => one.code === code && one.state === 'paid').length
    // Promotions of earlier sequences were used by others.
    if (!orders.some((one) => one.code === code)) continue
    expect(redeemed).toBe(used)
    expect(used).toBeLessThanOrEqual(limit ?? used)
  }
}

it('whatever happens in any order, what was charged is what was sold', async () => {
  const steps = countSteps<Move['move'] | 'paid' | 'expired'>(
    (error) => error instanceof DomainError,
  )
  const playOnce = fc.asyncProperty(moves, async (given) => {
    const fan = await shop.fan()
    const goods = await goodsFor(shop, fan)
    const play = playing(shop, goods)
    for (const one of given) await steps.take(one.move, () => play(one))

    const { accountId } = fan.actor
    await comeToRest(accountId)
    const orders = await readHistory(fan.db, accountId, wholeHistory)
    for (const order of orders) {
      await expectWhole(order)
      steps.count(order.state as 'paid' | 'expired')
    }
    await expectCounted(orders)
    for (const { kind, id } of goods) {
      if (kind !== 'content' || !id) continue
      const grants = await readGrants(fan.db, accountId, [contentResource(id)], fan.now())
      const own = orders.filter((one) => one.content_id === id && one.kind === 'content')
      const paid = own.filter(({ state }) => state === 'paid')
      expect(paid.length).toBeLessThanOrEqual(1)
      expect(grants.bought(id)).toBe(paid.length === 1)
    }
    await booksOf(shop.world).expectSound()
  })
  await checkStories(playOnce, { few: 6, more: 20, endOnFailure: true }, () =>
    steps.expectAtLeast({
      quote: 20,
      confirm: 12,
      work: 12,
      message: 5,
      answer: 2,
      hurry: 5,
      wait: 2,
      sweep: 8,
      reprice: 2,
      paid: 6,
      expired: 4,
    }),
  )
}, 240_000)

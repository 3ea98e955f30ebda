import type { AccountId } from '@fanfare/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentResource, readGrants } from '../../entitlements/index.ts'
import { booksOf } from '../test/books.ts'
import { move, playing } from '../test/moves.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { readHistory } from './reader/orders.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  // Only what a sequence says is heard of.
  await shop.provider.control('webhooks', { hold: true })
}, 60_000)
afterAll(() => shop.close())

/** Everything the bank still owes an answer for is answered, and every deadline passes. */
const comeToRest = async (accountId: AccountId) => {
  for (let round = 0; round < 4; round++) {
    for (const { intent_id } of await readHistory(shop.system.db, accountId, null, 100)) {
      if (intent_id) await shop.provider.control(`hurry/${intent_id}`)
    }
    shop.world.clock.advance(70 * 60_000)
    await shop.sweep()
  }
}

it('whatever happens in whatever order, what was charged is what was sold', async () => {
  const playOnce = fc.asyncProperty(
    fc.array(move, { minLength: 6, maxLength: 24 }),
    async (moves) => {
      const fan = await shop.fan()
      const pieces = [await shop.piece(), await shop.piece()]
      const play = playing(shop, fan, pieces)
      for (const one of moves) await play(one)

      const { accountId } = fan.actor
      await comeToRest(accountId)
      const orders = await readHistory(fan.db, accountId, null, 100)
      for (const { id, state } of orders) {
        expect(['paid', 'expired']).toContain(state)
        const times = state === 'paid' ? 1 : 0
        expect(await shop.charged(id)).toBe(times)
        expect(await shop.booked(id)).toEqual({ sales: times, grants: times })
      }
      const grants = await readGrants(fan.db, accountId, pieces.map(contentResource), fan.now())
      for (const piece of pieces) {
        const paid = orders.filter((one) => one.content_id === piece && one.state === 'paid')
        expect(paid.length).toBeLessThanOrEqual(1)
        expect(grants.bought(piece)).toBe(paid.length === 1)
      }
      await booksOf(shop.world).expectSound()
    },
  )
  await fc.assert(playOnce, { numRuns: 20, endOnFailure: true })
}, 180_000)

import { money } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chooseCard } from '../subscriptions/commands/accept.ts'
import { type Club, clubOf } from '../test/club.ts'
import { offersOf } from '../test/offers.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { editTier } from './commands/edit-tier.ts'

let shop: Shop
let club: Club
beforeAll(async () => {
  shop = await openShop()
  club = clubOf(shop)
}, 60_000)
afterAll(() => shop.close())

it('a new limit counts whoever goes there next and whoever pays to go there now', async () => {
  const [low, high] = [await club.tier(), await club.tier({ price: money(1_499, 'USD') })]
  const leaving = await shop.fan()
  const down = await club.subscribe(leaving, high.id)
  await club.change(leaving, down.id, { tierId: low.id, interval: 'month' })
  await editTier(shop.creator, low.id, { seatLimit: 5 })
  expect((await club.readTier(low.id))?.seats_taken).toBe(1)

  const rising = await shop.fan()
  const up = await club.subscribe(rising, low.id)
  const asking = await offersOf(shop).keepCard(rising, 'pm_card_threeDSecure2Required')
  await chooseCard(rising, up.id, asking.id)
  const { order } = await club.change(rising, up.id, { tierId: high.id, interval: 'month' })
  await shop.reaches(order?.id ?? '', 'needs-action')
  await editTier(shop.creator, high.id, { seatLimit: 5 })
  expect((await club.readTier(high.id))?.seats_taken).toBe(2)
})

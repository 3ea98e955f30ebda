import { money } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { chooseSubscriptionCard } from '../subscriptions/commands/choose-subscription-card.ts'
import { membershipsOf } from '../test/memberships.ts'
import { offersOf } from '../test/offers.ts'
import { openShopForTests } from '../test/shop.ts'
import { editTier } from './commands/edit-tier.ts'

const shop = await openShopForTests()
const memberships = membershipsOf(shop)

it('a new limit counts planned changes and upgrades that are being paid', async () => {
  const [low, high] = [
    await memberships.tier(),
    await memberships.tier({ price: money(1_499, 'USD') }),
  ]
  const leaving = await shop.fan()
  const down = await memberships.subscribe(leaving, high.id)
  await memberships.change(leaving, down.id, { tierId: low.id, interval: 'month' })
  await editTier(shop.creator, low.id, { seatLimit: 5 })
  expect((await memberships.readTier(low.id))?.seats_taken).toBe(1)

  const rising = await shop.fan()
  const up = await memberships.subscribe(rising, low.id)
  const asking = await offersOf(shop).keepCard(rising, 'pm_card_threeDSecure2Required')
  await chooseSubscriptionCard(rising, up.id, asking.id)
  const { order } = await memberships.change(rising, up.id, { tierId: high.id, interval: 'month' })
  await shop.reaches(order?.id ?? '', 'needs-action')
  await editTier(shop.creator, high.id, { seatLimit: 5 })
  expect((await memberships.readTier(high.id))?.seats_taken).toBe(2)
})

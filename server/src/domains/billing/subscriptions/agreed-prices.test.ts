import { money, type SubscriptionId } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { person } from '../../../../test/person.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { membershipsOf } from '../test/memberships.ts'
import { offersOf } from '../test/offers.ts'
import { openShopForTests } from '../test/shop.ts'

const shop = await openShopForTests()
const memberships = membershipsOf(shop)
const offers = offersOf(shop)

const usd = (amount: number) => money(amount, 'USD')
const half = { type: 'percent', percent: 50 } as const
const slow = { timeout: 60_000 }

const toTheEnd = async (id: SubscriptionId) =>
  memberships.until((await memberships.row(id)).period_end as Date)
const nextOf = async (fan: SignedInScope, id: SubscriptionId) =>
  (await memberships.view(fan, id)).subscription.next
describe('a price that was agreed to', () => {
  it('holds for its tier and interval, not for the month that follows a year', slow, async () => {
    const tier = await memberships.tier({ price: usd(499), yearlyPrice: usd(4_990) })
    const fan = await shop.fan()
    const { id } = await memberships.subscribe(fan, tier.id, { interval: 'year' })
    await memberships.reprice(tier.id, usd(499), usd(6_990))
    await memberships.accept(fan, id, usd(7_193))
    await memberships.change(fan, id, { tierId: tier.id, interval: 'month' })
    await toTheEnd(id)
    await memberships.comesTo(id, { interval: 'month', price: 499, accepted_price: null })
    await toTheEnd(id)
    await memberships.comesTo(id, { period: 1, price: 499 })
  })

  it('is never more than the price at that time', slow, async () => {
    const tier = await memberships.tier({ price: usd(499) })
    const fan = await shop.fan()
    const { id } = await memberships.subscribe(fan, tier.id)
    await memberships.reprice(tier.id, usd(899))
    await memberships.accept(fan, id, usd(925))
    await memberships.reprice(tier.id, usd(599))
    for (const period of [1, 2]) {
      await toTheEnd(id)
      await memberships.comesTo(id, { state: 'active', period })
    }
    expect(await memberships.row(id)).toMatchObject({ price: 599, accepted_price: null })
  })

  it('is the one that was shown', async () => {
    const [low, high] = [await memberships.tier(), await memberships.tier({ price: usd(999) })]
    const fan = await shop.fan()
    const { id } = await memberships.subscribe(fan, low.id)
    const wish = { tierId: high.id, interval: 'month' } as const
    const shown = await memberships.changeOffer(fan, id, wish)
    await memberships.reprice(high.id, usd(1_999))
    await refuses(memberships.change(fan, id, wish, shown), 'order.price-changed')
    expect(await memberships.row(id)).toMatchObject({ tier_id: low.id, next_tier_id: null })
  })

  it('needs another confirmation when it exceeds the budget', async () => {
    const [low, high] = [await memberships.tier(), await memberships.tier({ price: usd(9_999) })]
    const fan = await shop.fan()
    const { id } = await memberships.subscribe(fan, low.id)
    await memberships.budget(fan, 1_000)
    const wish = { tierId: high.id, interval: 'month' } as const
    await refuses(memberships.change(fan, id, wish), 'subscription.over-budget')
    expect((await memberships.readTier(high.id))?.seats_taken).toBe(0)
  })
})

describe('a code', () => {
  it('stays with the tiers that it is for', slow, async () => {
    const [low, high] = [
      await memberships.tier({ price: usd(999) }),
      await memberships.tier({ price: usd(1_999) }),
    ]
    const { code } = await offers.promote(half, { periods: 6, tiers: [low.id] })
    const fan = await shop.fan()
    const { id } = await memberships.subscribe(fan, low.id, { code })
    expect((await nextOf(fan, id))?.total).toEqual(usd(513))
    await memberships.change(fan, id, { tierId: high.id, interval: 'month' })
    await memberships.comesTo(id, { tier_id: high.id })
    const { subscription } = await memberships.view(fan, id)
    expect(subscription).toMatchObject({ promotion: null, next: { total: usd(2_057) } })
    const before = (await memberships.row(id)).paid_total
    await toTheEnd(id)
    await memberships.comesTo(id, { period: 1, paid_total: before + 2_057 })
  })

  it(
    'that leaves less than the minimum charge carries the rest to the next period',
    slow,
    async () => {
      const tier = await memberships.tier({ price: usd(999) })
      const off = { type: 'amount', amount: usd(500) } as const
      const { code } = await offers.promote(off, { periods: 12, tiers: [tier.id] })
      const fan = await shop.fan()
      const { id, paid_total: first } = await memberships.subscribe(fan, tier.id, { code })
      await memberships.reprice(tier.id, usd(650))
      expect((await nextOf(fan, id))?.total).toEqual(usd(0))
      await toTheEnd(id)
      await memberships.comesTo(id, { period: 1, price: 650, carried: 150, paid_total: first })
      expect((await nextOf(fan, id))?.total).toEqual(usd(309))
      const { renewals } = await memberships.spending(fan)
      expect(renewals.slice(0, 2).map(({ total }) => total)).toEqual([usd(309), usd(0)])
      await toTheEnd(id)
      await memberships.comesTo(id, { period: 2, carried: 0, paid_total: first + 309 })
    },
  )

  it('that makes a period free leaves a small tip on its tab', slow, async () => {
    const tier = await memberships.tier({ price: usd(999) })
    const free = { type: 'percent', percent: 100 } as const
    const { code } = await offers.promote(free, { periods: 3, tiers: [tier.id] })
    const fan = await shop.fan()
    await offers.keepCard(fan)
    const { id } = await memberships.subscribe(fan, tier.id, { code })
    // A small tip needs a renewal to charge it with, and that one goes away.
    const other = await person(shop.world, true)
    await memberships.subscribe(fan, (await memberships.tier({}, other)).id)
    await offers.tip(fan, 100)
    await memberships.cancel(fan, (await memberships.of(fan, other)).id)
    expect(await nextOf(fan, id)).toMatchObject({ total: usd(0), tips: null })
    await toTheEnd(id)
    await memberships.comesTo(id, { period: 1, paid_total: 0 })
  })
})

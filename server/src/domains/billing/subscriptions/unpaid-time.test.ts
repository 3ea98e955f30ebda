import { type Money, money, type SubscriptionId } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { readRefundsOfOrder } from '../refunds/reader.ts'
import { membershipsOf } from '../test/memberships.ts'
import { offersOf } from '../test/offers.ts'
import { openShopForTests } from '../test/shop.ts'
import { readInvoicesOfPeriod } from './reader/invoices.ts'

const shop = await openShopForTests()
const memberships = membershipsOf(shop)
const offers = offersOf(shop)

const usd = (amount: number) => money(amount, 'USD')
const half = { type: 'percent', percent: 50 } as const
const slow = { timeout: 60_000 }

const toTheEnd = async (id: SubscriptionId) =>
  memberships.until((await memberships.row(id)).period_end as Date)
const halfway = async (id: SubscriptionId) => {
  const { period_start: from, period_end: to } = await memberships.row(id)
  const middle = (from.getTime() + (to as Date).getTime()) / 2
  shop.world.clock.advance(middle - shop.world.clock.now().getTime())
}

describe('time that was not paid for', () => {
  it('is worth nothing when a year begins', slow, async () => {
    const tier = await memberships.tier({ price: usd(999), yearlyPrice: usd(9_990) })
    const { code } = await offers.promote(half, { periods: 3, tiers: [tier.id] })
    const fan = await shop.fan()
    const { id } = await memberships.subscribe(fan, tier.id, { code })
    await halfway(id)
    const offer = await memberships.changeOffer(fan, id, { tierId: tier.id, interval: 'year' })
    // A half of the 4.99 that were paid, not of 9.99.
    expect(offer.due).toEqual(usd(10_022))
  })

  it('is not charged by the year while it is skipped', slow, async () => {
    const given = { isLibrary: false, yearlyPrice: usd(4_990) }
    const [low, high] = [
      await memberships.tier(given),
      await memberships.tier({ ...given, price: usd(999), yearlyPrice: usd(9_990) }),
    ]
    const fan = await shop.fan()
    const { id } = await memberships.subscribe(fan, low.id, { interval: 'year' })
    await toTheEnd(id)
    await memberships.comesTo(id, { state: 'active', paid_total: 5_135 })
    expect((await memberships.row(id)).skipped_since).not.toBeNull()
    const offer = await memberships.changeOffer(fan, id, { tierId: high.id, interval: 'year' })
    expect(offer).toMatchObject({ when: 'renewal', due: usd(0) })
  })

  it('of a trial opens no tier without a trial', slow, async () => {
    const low = await memberships.tier({ trialDays: 14 })
    const high = await memberships.tier({ price: usd(1_999), isPremium: true })
    const fan = await shop.fan()
    const card = await offers.keepCard(fan)
    const { id } = await memberships.start(fan, low.id, card.id)
    const { subscription } = await memberships.change(fan, id as SubscriptionId, {
      tierId: high.id,
      interval: 'month',
    })
    expect(subscription).toMatchObject({ tier: { id: low.id }, change: { tier: { id: high.id } } })
    expect(await memberships.level(fan)).toBe('subscribers')
    await toTheEnd(id as SubscriptionId)
    await memberships.comesTo(id as SubscriptionId, {
      tier_id: high.id,
      is_trial: false,
      price: 1_999,
    })
    expect(await memberships.level(fan)).toBe('premium')
  })
})

it('a month that was credited to a year is refunded with it', slow, async () => {
  const tier = await memberships.tier({ price: usd(999), yearlyPrice: usd(9_990) })
  const fan = await shop.fan()
  const { id } = await memberships.subscribe(fan, tier.id)
  await halfway(id)
  await memberships.change(fan, id, { tierId: tier.id, interval: 'year' })
  await memberships.comesTo(id, { interval: 'year' })
  const row = await memberships.row(id)
  const invoices = await readInvoicesOfPeriod(shop.system.db, id, row.period_start)
  expect(invoices).toHaveLength(2)
  await memberships.end(fan, id)
  const returned: Money[] = []
  for (const { order_id } of invoices) {
    const [refund] = order_id ? await readRefundsOfOrder(shop.system.db, order_id) : []
    if (refund) returned.push(usd(refund.amount))
  }
  // The year, of which nothing has passed, and the half of the month that paid for it.
  expect(returned).toEqual([usd(9_765), usd(514)])
})

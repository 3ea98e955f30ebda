import { money } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readProfile } from '../../profiles/index.ts'
import { free, openTierShop, type TierShop } from '../test/tier-shop.ts'
import { archiveTier } from './commands/archive-tier.ts'
import { restoreTier } from './commands/restore-tier.ts'

let tierShop: TierShop
beforeAll(async () => {
  tierShop = await openTierShop()
})
afterAll(() => tierShop.close())

const paid = { type: 'paid', price: money(999, 'USD') } as const
const day = 86_400_000

describe('what a fan is offered', () => {
  it('shows the total, and what a year saves', async () => {
    const by = await tierShop.creator()
    await tierShop.make(by, { price: money(999, 'USD'), yearlyPrice: money(9_900, 'USD') })
    const [offer] = await tierShop.offers(by)
    expect(offer).toMatchObject({
      total: { amount: 1_028 },
      yearlyTotal: { amount: 10_187 },
      yearlySaves: { amount: 12 * 1_028 - 10_187 },
      seatsLeft: null,
      abilities: { subscribe: true },
    })
    expect(await tierShop.offers(by, by.actor)).toMatchObject([{ abilities: { subscribe: false } }])
  })

  it('says what it opens, by the same gate that opens it, over 90 days', async () => {
    const by = await tierShop.creator()
    await tierShop.publish(by, 'public', { type: 'free' })
    tierShop.world.clock.advance(91 * day)
    await tierShop.publish(by, 'public', { type: 'free' })
    await tierShop.publish(by, 'public', { type: 'free' })
    await tierShop.publish(by, 'public', paid)
    await tierShop.publish(by, 'subscribers', { type: 'subscription' })
    await tierShop.publish(by, 'subscribers', paid)
    await tierShop.publish(by, 'premium', { type: 'subscription' })
    await tierShop.publish(by, 'premium', paid)
    await tierShop.make(by, { name: 'Free', ...free })
    await tierShop.make(by, { name: 'Paid' })
    await tierShop.make(by, { name: 'Premium', isPremium: true })
    const offers = await tierShop.offers(by)
    expect(offers.map(({ opens }) => opens)).toEqual([
      { included: 0, soldSeparately: 3, public: 2, otherTiers: 2 },
      { included: 2, soldSeparately: 2, public: 2, otherTiers: 1 },
      { included: 4, soldSeparately: 1, public: 2, otherTiers: 0 },
    ])
  })

  it('shows which tier they have, and offers only to those without one', async () => {
    const [by, fan] = [await tierShop.creator(), await tierShop.creator()]
    await tierShop.make(by)
    const { id } = await tierShop.make(by)
    await tierShop.hold(by, id, fan.actor.accountId)
    expect(await tierShop.offers(by, fan.actor)).toMatchObject([
      { isYours: false, changes: expect.any(String), abilities: { subscribe: false } },
      { isYours: true, changes: null, abilities: { subscribe: false } },
    ])
  })

  it('is empty for a creator without tiers', async () => {
    expect(await tierShop.offers(await tierShop.creator())).toEqual([])
  })

  it('is known to the profile while a tier is on sale', async () => {
    const by = await tierShop.creator()
    const sells = async () => (await readProfile(by.db, by.actor.accountId))?.sells_tiers
    const { id } = await tierShop.make(by)
    const other = await tierShop.make(by)
    expect(await sells()).toBe(true)
    await archiveTier(by, id)
    expect(await sells()).toBe(true)
    await archiveTier(by, other.id)
    expect(await sells()).toBe(false)
    await restoreTier(by, id)
    expect(await sells()).toBe(true)
  })
})

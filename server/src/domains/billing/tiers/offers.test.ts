import { money } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { free, openStall, type Stall } from '../test/stall.ts'

let stall: Stall
beforeAll(async () => {
  stall = await openStall()
}, 60_000)
afterAll(() => stall.close())

const paid = { type: 'paid', price: money(999, 'USD') } as const
const day = 86_400_000

describe('what a fan is offered', () => {
  it('is what they pay in all, and what a year saves', async () => {
    const by = await stall.creator()
    await stall.make(by, { price: money(999, 'USD'), yearlyPrice: money(9_900, 'USD') })
    const [offer] = await stall.offers(by)
    expect(offer).toMatchObject({
      total: { amount: 1_028 },
      yearlyTotal: { amount: 10_187 },
      yearlySaves: { amount: 12 * 1_028 - 10_187 },
      seatsLeft: null,
      abilities: { subscribe: true },
    })
    expect(await stall.offers(by, by.actor)).toMatchObject([{ abilities: { subscribe: false } }])
  })

  it('says what it opens, by the same gate that opens it, over 90 days', async () => {
    const by = await stall.creator()
    await stall.publish(by, 'public', { type: 'free' })
    stall.world.clock.advance(91 * day)
    await stall.publish(by, 'public', { type: 'free' })
    await stall.publish(by, 'public', { type: 'free' })
    await stall.publish(by, 'public', paid)
    await stall.publish(by, 'subscribers', { type: 'subscription' })
    await stall.publish(by, 'subscribers', paid)
    await stall.publish(by, 'premium', { type: 'subscription' })
    await stall.publish(by, 'premium', paid)
    await stall.make(by, { name: 'Free', ...free })
    await stall.make(by, { name: 'Paid' })
    await stall.make(by, { name: 'Premium', isPremium: true })
    const offers = await stall.offers(by)
    expect(offers.map(({ opens }) => opens)).toEqual([
      { included: 0, soldSeparately: 3, public: 2, otherTiers: 2 },
      { included: 2, soldSeparately: 2, public: 2, otherTiers: 1 },
      { included: 4, soldSeparately: 1, public: 2, otherTiers: 0 },
    ])
  })

  it('says which one they have, and is for those who have none', async () => {
    const [by, fan] = [await stall.creator(), await stall.creator()]
    await stall.make(by)
    const { id } = await stall.make(by)
    await stall.hold(by, id, fan.actor.accountId)
    expect(await stall.offers(by, fan.actor)).toMatchObject([
      { isYours: false, abilities: { subscribe: false } },
      { isYours: true, abilities: { subscribe: false } },
    ])
  })

  it('is nothing of a creator without tiers', async () => {
    expect(await stall.offers(await stall.creator())).toEqual([])
  })
})

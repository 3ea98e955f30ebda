import { money } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogRoutes } from '../../catalog/index.ts'
import { free, openTierShop, type TierShop } from '../test/tier-shop.ts'

let tierShop: TierShop
beforeAll(async () => {
  tierShop = await openTierShop()
})
afterAll(() => tierShop.close())

const paid = { type: 'paid', price: money(999, 'USD') } as const
const byTier = { type: 'subscription' } as const
const nothing = { params: undefined, query: undefined, body: undefined }
const exchange = {} as never

/** A creator with a free, a paid and a premium tier, in this order. */
const creatorWithTiers = async () => {
  const by = await tierShop.creator()
  await tierShop.make(by, { name: 'Free', ...free })
  await tierShop.make(by, { name: 'Paid' })
  await tierShop.make(by, { name: 'Premium', isPremium: true })
  return by
}

const idsOf = (openings: Awaited<ReturnType<TierShop['openings']>>) =>
  openings.map(({ latest }) => latest.map(({ id }) => id))

describe('the posts behind a tier', () => {
  it('are the locked ones that it opens, counted, newest first', async () => {
    const by = await creatorWithTiers()
    await tierShop.publish(by, 'public', { type: 'free' })
    await tierShop.publish(by, 'public', paid)
    const first = await tierShop.publish(by, 'subscribers', paid)
    tierShop.world.clock.advance(1_000)
    const premium = await tierShop.publish(by, 'premium', byTier)
    tierShop.world.clock.advance(1_000)
    const last = await tierShop.publish(by, 'subscribers', byTier)
    const openings = await tierShop.openings(by)
    expect(openings.map(({ count }) => count)).toEqual([0, 2, 3])
    expect(idsOf(openings)).toEqual([[], [last, first], [last, premium, first]])
    const others = await tierShop.openings(by, undefined, last)
    expect(others.map(({ count }) => count)).toEqual([0, 1, 2])
    expect(idsOf(others)).toEqual([[], [first], [premium, first]])
  })

  it('wait for the end of early access, and are the tier’s alone until then', async () => {
    const by = await creatorWithTiers()
    const early = { level: 'premium', days: 3 } as const
    const forBoth = await tierShop.publish(by, 'subscribers', byTier, early)
    tierShop.world.clock.advance(1_000)
    const forAll = await tierShop.publish(by, 'public', { type: 'free' }, early)
    expect(idsOf(await tierShop.openings(by))).toEqual([[], [], [forAll, forBoth]])
    tierShop.world.clock.advance(3 * 86_400_000)
    expect(idsOf(await tierShop.openings(by))).toEqual([[], [forBoth], [forBoth]])
  })

  it('are at most six, however many there are', async () => {
    const by = await creatorWithTiers()
    for (let made = 0; made < 8; made++) await tierShop.publish(by, 'subscribers', byTier)
    const [, paidTier] = await tierShop.openings(by)
    expect(paidTier?.count).toBe(8)
    expect(paidTier?.latest).toHaveLength(6)
  })

  it('leave out what is no longer published', async () => {
    const by = await creatorWithTiers()
    const kept = await tierShop.publish(by, 'subscribers', byTier)
    const taken = await tierShop.publish(by, 'subscribers', byTier)
    await catalogRoutes.unpublishContent(by, { ...nothing, params: { id: taken } }, exchange)
    const [, paidTier] = await tierShop.openings(by)
    expect(paidTier).toMatchObject({ count: 1, latest: [{ id: kept }] })
  })

  it('are none for a creator without tiers', async () => {
    const by = await tierShop.creator()
    await tierShop.publish(by, 'subscribers', byTier)
    expect(await tierShop.openings(by)).toEqual([])
  })
})

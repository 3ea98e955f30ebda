import { money } from '@fanfare/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { readSalesOf } from '../../ledger/index.ts'
import { booksOf } from '../../ledger/test/books.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { termsOf } from '../test/terms.ts'
import { archiveTier } from '../tiers/commands/archive-tier.ts'
import { readOffer } from './read-offer.ts'

let shop: Shop
let terms: ReturnType<typeof termsOf>
beforeAll(async () => {
  shop = await openShop()
  terms = termsOf(shop)
})
afterAll(async () => {
  await booksOf(shop.world).expectSound()
  await shop.close()
})

describe('months of a tier', () => {
  it('cost that many months, and a year what a year costs', async () => {
    const yearly = await terms.memberships.tier({ yearlyPrice: money(4_990, 'USD') })
    const plain = await terms.memberships.tier()
    const giver = await shop.fan()
    const priced = async (...given: Parameters<typeof terms.quote>) =>
      (await terms.quote(...given)).lines.price.amount
    expect(await priced(giver, plain.id, 1)).toBe(499)
    expect(await priced(giver, plain.id, 6)).toBe(2_994)
    expect(await priced(giver, plain.id, 12)).toBe(5_988)
    expect(await priced(giver, yearly.id, 12)).toBe(4_990)
  })

  it('are offered once for each length, and not of free, archived or one’s own tiers', async () => {
    const { id } = await terms.memberships.tier()
    const giver = await shop.fan()
    const first = await terms.quote(giver, id, 3)
    expect((await terms.quote(giver, id, 3)).id).toBe(first.id)
    expect((await terms.quote(giver, id, 6)).id).not.toBe(first.id)
    await refuses(terms.quote(shop.creator, id), 'checkout.own-content')
    const free = await terms.memberships.tier({ price: money(0, 'USD') })
    await refuses(terms.quote(giver, free.id), 'checkout.not-for-sale')
    await archiveTier(shop.creator, id)
    await refuses(terms.quote(giver, id), 'tier.not-found')
  })

  it('are sold month by month and begin with the claim, by the calendar of whoever claims', async () => {
    const tier = await terms.memberships.tier()
    const { giver, gift, id, token } = await terms.give(tier.id, 3)
    expect(gift.item).toMatchObject({ type: 'term', months: 3, title: `3 months of ${tier.name}` })
    const { charge_id } = await shop.row(id)
    expect(await readSalesOf(shop.system.db, [charge_id ?? ''])).toHaveLength(3)
    const friend = await shop.fan()
    expect(await terms.level(friend)).toBeNull()
    await terms.offers.claim(friend, token)
    expect([await terms.level(friend), await terms.level(giver)]).toEqual(['subscribers', null])
    const row = await terms.memberships.of(friend)
    const end = new Date(shop.world.clock.now())
    end.setUTCMonth(end.getUTCMonth() + 3)
    expect(row).toMatchObject({ state: 'active', basis: 'gift', period_end: end })
    await refuses(terms.memberships.cancel(friend, row.id), 'subscription.not-now')
    expect(await terms.offers.gift(giver, id)).toMatchObject({
      state: 'claimed',
      claimedBy: { id: friend.actor.accountId },
    })
  })

  it('are announced before they end, never renew, and can be followed by a subscription', async () => {
    const tier = await terms.memberships.tier()
    const { token } = await terms.give(tier.id, 1)
    const friend = await shop.fan()
    await terms.offers.claim(friend, token)
    const { id, period_end } = await terms.memberships.of(friend)
    const end = period_end ?? new Date(0)
    await terms.memberships.until(new Date(end.getTime() - 6 * 86_400_000))
    await expect
      .poll(() => shop.subjectsTo(friend))
      .toContainEqual(expect.stringContaining('ends on'))
    expect((await terms.memberships.row(id)).state).toBe('active')
    await terms.memberships.until(end)
    expect(await terms.memberships.row(id)).toMatchObject({
      state: 'expired',
      end_reason: 'gift-over',
    })
    expect(await terms.level(friend)).toBeNull()
    await expect
      .poll(() => shop.subjectsTo(friend))
      .toContainEqual(expect.stringContaining('has ended'))
    expect((await terms.memberships.subscribe(friend, tier.id)).basis).toBe('paid')
  })
})

describe('their link', () => {
  it('stays valid when a subscriber or the creator of the tier opens it', async () => {
    const tier = await terms.memberships.tier()
    const { giver, id, token } = await terms.give(tier.id)
    const subscribed = await shop.fan()
    await terms.memberships.subscribe(subscribed, tier.id)
    const claimStatus = async (by: Parameters<typeof readOffer>[0]) =>
      (await readOffer(by, token)).claimStatus
    expect(await claimStatus(subscribed)).toBe('owned')
    expect(await claimStatus(shop.creator)).toBe('own')
    expect(await claimStatus(shop.world.scope())).toBe('sign-in')
    await refuses(terms.offers.claim(subscribed, token), 'subscription.exists')
    await refuses(terms.offers.claim(shop.creator, token), 'checkout.own-content')
    expect((await terms.offers.gift(giver, id)).state).toBe('unclaimed')
  })

  it('is claimed by one of two at once, and by one person once', async () => {
    const tier = await terms.memberships.tier({ seatLimit: 5 })
    const { token } = await terms.give(tier.id)
    const friends = [await shop.fan(), await shop.fan()]
    const ends = await Promise.allSettled(friends.map((one) => terms.offers.claim(one, token)))
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const levels = await Promise.all(friends.map(terms.level))
    expect(levels.filter(Boolean)).toHaveLength(1)
    expect(await terms.seats(tier.id)).toBe(1)
  })

  it('opens a tier that was archived meanwhile', async () => {
    const tier = await terms.memberships.tier()
    const { token } = await terms.give(tier.id)
    await archiveTier(shop.creator, tier.id)
    const friend = await shop.fan()
    await terms.offers.claim(friend, token)
    expect(await terms.level(friend)).toBe('subscribers')
  })

  it('gives one person one tier of a creator, also when two are claimed at once', async () => {
    const tier = await terms.memberships.tier()
    const [first, second] = [await terms.give(tier.id, 1), await terms.give(tier.id, 1)]
    const friend = await shop.fan()
    const ends = await Promise.allSettled(
      [first, second].map(({ token }) => terms.offers.claim(friend, token)),
    )
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

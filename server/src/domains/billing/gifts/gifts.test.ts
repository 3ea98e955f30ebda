import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo, refuses } from '../../../../test/browser.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { contentResource, readGrants } from '../../entitlements/index.ts'
import { booksOf } from '../test/books.ts'
import { type Offers, offersOf } from '../test/offers.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { mailGift, renewLink, writeMessage } from './commands/change-gift.ts'
import { voidGift } from './commands/void-gift.ts'
import { readOffer } from './read-offer.ts'

let shop: Shop
let offers: Offers
beforeAll(async () => {
  shop = await openShop()
  offers = offersOf(shop)
}, 60_000)
afterAll(() => shop.close())

const holds = async (who: SignedInScope, id: Awaited<ReturnType<Shop['piece']>>) =>
  (await readGrants(who.db, who.actor.accountId, [contentResource(id)], who.now())).bought(id)

const tokenOf = (link: string | null) => link?.split('/').at(-1) ?? ''

const pay = async (giver: SignedInScope, piece: string) => {
  const { id } = await shop.quote(giver, piece, { type: 'gift' })
  await shop.confirm(giver, id)
  await shop.reaches(id, 'paid')
  return offers.gift(giver, id)
}

/** Somebody who has paid for a piece for somebody else. */
const given = async () => {
  const [giver, piece] = [await shop.fan(), await shop.piece()]
  const gift = await pay(giver, piece)
  return { giver, piece, gift, token: tokenOf(gift.link) }
}

describe('a gift', () => {
  it('is booked like a sale and opens the piece for whoever claims it', async () => {
    const { giver, piece, gift, token } = await given()
    expect(await shop.booked(gift.id)).toEqual({ sales: 1, grants: 0 })
    expect(gift).toMatchObject({
      state: 'unclaimed',
      item: { type: 'content', id: piece, title: 'Harbour' },
    })
    const friend = await shop.fan()
    expect(await offers.claim(friend, token)).toMatchObject({ item: { id: piece } })
    expect([await holds(friend, piece), await holds(giver, piece)]).toEqual([true, false])
    expect(await offers.gift(giver, gift.id)).toMatchObject({
      state: 'claimed',
      link: null,
      claimedBy: { id: friend.actor.accountId },
    })
    await expect
      .poll(() => shop.subjectsTo(giver), { timeout: 15_000 })
      .toContain('Your gift was claimed: Harbour')
    await booksOf(shop.world).expectSound()
  })

  it('can be of what its giver has, several times, and not of their own work', async () => {
    const { giver, piece } = await given()
    const own = await shop.quote(giver, piece)
    await shop.confirm(giver, own.id)
    await shop.reaches(own.id, 'paid')
    const again = await pay(giver, piece)
    expect(again.state).toBe('unclaimed')
    await refuses(shop.quote(shop.creator, piece, { type: 'gift' }), 'checkout.own-piece')
    await refuses(shop.confirm(giver, again.id), 'order.paid')
  })

  it('is told apart by who looks at its link', async () => {
    const { giver, token } = await given()
    const standing = async (by: Parameters<typeof readOffer>[0]) =>
      (await readOffer(by, token)).standing
    const friend = await shop.fan()
    expect(await standing(shop.world.scope())).toBe('sign-in')
    expect(await standing(shop.creator)).toBe('own')
    expect(await standing(friend)).toBe('open')
    await offers.claim(friend, token)
    expect(await standing(friend)).toBe('yours')
    expect(await standing(giver)).toBe('gone')
  })

  it('stays with its link when whoever opens it has the piece already', async () => {
    const { giver, piece, gift, token } = await given()
    const owner = await shop.fan()
    const { id } = await shop.quote(owner, piece)
    await shop.confirm(owner, id)
    await shop.reaches(id, 'paid')
    expect((await readOffer(owner, token)).standing).toBe('owned')
    await refuses(offers.claim(owner, token), 'checkout.owned')
    await refuses(offers.claim(shop.creator, token), 'checkout.own-piece')
    expect((await offers.gift(giver, gift.id)).state).toBe('unclaimed')
  })
})

describe('its link', () => {
  it('is claimed by one of two who open it at once, and twice by nobody', async () => {
    const { piece, token } = await given()
    const friends = [await shop.fan(), await shop.fan()]
    const ends = await Promise.allSettled(friends.map((friend) => offers.claim(friend, token)))
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = ends.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(lost.reason).toMatchObject({ code: 'gift.claimed' })
    const held = await Promise.all(friends.map((friend) => holds(friend, piece)))
    expect(held.filter(Boolean)).toHaveLength(1)
  })

  it('ends when a new one is made, and cannot be guessed from another', async () => {
    const { giver, gift, token } = await given()
    const friend = await shop.fan()
    await renewLink(giver, gift.id)
    await refuses(offers.claim(friend, token), 'gift.not-found')
    const fresh = tokenOf((await offers.gift(giver, gift.id)).link)
    const forged = fresh.slice(0, 22) + token.slice(22)
    for (const wrong of [forged, fresh.slice(1), 'nothing', '']) {
      await refuses(offers.claim(friend, wrong), 'gift.not-found')
    }
    await offers.claim(friend, fresh)
  })

  it('is mailed with the message, by its giver alone', async () => {
    const { giver, gift } = await given()
    await writeMessage(giver, gift.id, 'For the train.')
    await mailGift(giver, gift.id, 'friend@example.test')
    const mails = await mailsTo(shop.world, 'friend@example.test')
    expect(JSON.stringify(mails)).toContain('For the train.')
    expect(JSON.stringify(mails)).toContain(gift.link)
    const other = await shop.fan()
    await refuses(mailGift(other, gift.id, 'x@example.test'), 'gift.not-found')
    await refuses(offers.gift(other, gift.id), 'gift.not-found')
  })

  it('is worth nothing once the gift goes back, and a claimed gift does not go back', async () => {
    const { giver, piece, gift, token } = await given()
    const friend = await shop.fan()
    const back = () => giver.transact((tx) => voidGift(tx, gift.id, giver.now()))
    const ends = await Promise.allSettled([offers.claim(friend, token), back()])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { state } = await offers.gift(giver, gift.id)
    const [claimed] = ends
    expect(state).toBe(claimed?.status === 'fulfilled' ? 'claimed' : 'returned')
    expect(await holds(friend, piece)).toBe(state === 'claimed')
  })
})

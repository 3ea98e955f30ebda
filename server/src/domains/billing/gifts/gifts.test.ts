import { describe, expect, it } from 'vitest'
import { mailsTo, refuses } from '../../../../test/browser.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { contentResource, readGrants } from '../../entitlements/index.ts'
import { booksOf } from '../../ledger/test/books.ts'
import { readProfile } from '../../profiles/index.ts'
import { offersOf } from '../test/offers.ts'
import { openShopForTests, type Shop } from '../test/shop.ts'
import { mailGift } from './commands/mail-gift.ts'
import { renewGiftLink } from './commands/renew-gift-link.ts'
import { writeGiftMessage } from './commands/write-gift-message.ts'
import { voidGift } from './ending.ts'
import { readOffer } from './read-offer.ts'

const shop = await openShopForTests()
const offers = offersOf(shop)

const holds = async (who: SignedInScope, id: Awaited<ReturnType<Shop['content']>>) =>
  (await readGrants(who.db, who.actor.accountId, [contentResource(id)], who.now())).bought(id)

const tokenOf = (link: string | null) => link?.split('/').at(-1) ?? ''

const pay = async (giver: SignedInScope, content: string) => {
  const { id } = await shop.quote(giver, content, { type: 'gift' })
  await shop.confirm(giver, id)
  await shop.reaches(id, 'paid')
  return offers.gift(giver, id)
}

/** Somebody who has paid for a post for somebody else. */
const given = async () => {
  const [giver, content] = [await shop.fan(), await shop.content()]
  const gift = await pay(giver, content)
  return { giver, content, gift, token: tokenOf(gift.link) }
}

describe('a gift', () => {
  it('is booked like a sale and opens the post for whoever claims it', async () => {
    const { giver, content, gift, token } = await given()
    expect(await shop.booked(gift.id)).toEqual({ sales: 1, grants: 0 })
    expect(gift).toMatchObject({
      state: 'unclaimed',
      item: { type: 'content', id: content, title: 'Harbour' },
    })
    const friend = await shop.fan()
    expect(await offers.claim(friend, token)).toMatchObject({ item: { id: content } })
    expect([await holds(friend, content), await holds(giver, content)]).toEqual([true, false])
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

  it('can be of a post that the giver has, several times, but not of their own post', async () => {
    const { giver, content } = await given()
    const own = await shop.quote(giver, content)
    await shop.confirm(giver, own.id)
    await shop.reaches(own.id, 'paid')
    const again = await pay(giver, content)
    expect(again.state).toBe('unclaimed')
    await refuses(shop.quote(shop.creator, content, { type: 'gift' }), 'checkout.own-content')
    await refuses(shop.confirm(giver, again.id), 'order.paid')
  })

  it('shows each viewer of its link what they can do', async () => {
    const { giver, token } = await given()
    const claimStatus = async (by: Parameters<typeof readOffer>[0]) =>
      (await readOffer(by, token)).claimStatus
    const friend = await shop.fan()
    expect(await claimStatus(shop.world.scope())).toBe('sign-in')
    expect(await claimStatus(shop.creator)).toBe('own')
    expect(await claimStatus(friend)).toBe('open')
    await offers.claim(friend, token)
    expect(await claimStatus(friend)).toBe('yours')
    expect(await claimStatus(giver)).toBe('gone')
  })

  it('stays with its link when whoever opens it has the post already', async () => {
    const { giver, content, gift, token } = await given()
    const owner = await shop.fan()
    const { id } = await shop.quote(owner, content)
    await shop.confirm(owner, id)
    await shop.reaches(id, 'paid')
    expect((await readOffer(owner, token)).claimStatus).toBe('owned')
    await refuses(offers.claim(owner, token), 'checkout.owned')
    await refuses(offers.claim(shop.creator, token), 'checkout.own-content')
    expect((await offers.gift(giver, gift.id)).state).toBe('unclaimed')
  })
})

describe('its link', () => {
  it('is claimed by one of two who open it at once, and twice by nobody', async () => {
    const { content, token } = await given()
    const friends = [await shop.fan(), await shop.fan()]
    const ends = await Promise.allSettled(friends.map((friend) => offers.claim(friend, token)))
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = ends.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(lost.reason).toMatchObject({ code: 'gift.claimed' })
    const held = await Promise.all(friends.map((friend) => holds(friend, content)))
    expect(held.filter(Boolean)).toHaveLength(1)
  })

  it('ends when a new one is made, and cannot be guessed from another', async () => {
    const { giver, gift, token } = await given()
    const friend = await shop.fan()
    await renewGiftLink(giver, gift.id)
    await refuses(offers.claim(friend, token), 'gift.not-found')
    const fresh = tokenOf((await offers.gift(giver, gift.id)).link)
    const forged = fresh.slice(0, 22) + token.slice(22)
    for (const wrong of [forged, fresh.slice(1), 'nothing', '']) {
      await refuses(offers.claim(friend, wrong), 'gift.not-found')
    }
    await offers.claim(friend, fresh)
  })

  it('is mailed by its giver alone, without a word that anybody has written', async () => {
    const { giver, gift } = await given()
    await writeGiftMessage(giver, gift.id, 'For the train.')
    await mailGift(giver, gift.id, 'friend@example.test')
    const mails = JSON.stringify(await mailsTo(shop.world, 'friend@example.test'))
    expect(mails).toContain(gift.link)
    const name = (await readProfile(giver.db, giver.actor.accountId))?.display_name ?? ''
    expect(name).not.toBe('')
    for (const words of ['For the train.', 'Harbour', name]) expect(mails).not.toContain(words)
    const other = await shop.fan()
    await refuses(mailGift(other, gift.id, 'x@example.test'), 'gift.not-found')
    await refuses(offers.gift(other, gift.id), 'gift.not-found')
  })

  it('is mailed three times a day, and so is an address, whoever gives', async () => {
    const first = await given()
    for (const name of ['a', 'b', 'c']) {
      await mailGift(first.giver, first.gift.id, `${name}@busy.test`)
    }
    await refuses(mailGift(first.giver, first.gift.id, 'd@busy.test'), 'request.too-many')
    for (let count = 0; count < 3; count++) {
      const { giver, gift } = await given()
      const sent = mailGift(giver, gift.id, 'a@busy.test')
      await (count < 2 ? sent : refuses(sent, 'request.too-many'))
    }
    expect(await mailsTo(shop.world, 'a@busy.test')).toHaveLength(3)
  })

  it('that a code has made free is not mailed', async () => {
    const [giver, content] = [await shop.fan(), await shop.content()]
    const { code } = await offers.promote({ type: 'percent', percent: 100 })
    const { id } = await shop.quote(giver, content, { type: 'gift', code })
    await shop.confirm(giver, id, null)
    const gift = await offers.gift(giver, id)
    await refuses(mailGift(giver, gift.id, 'free@busy.test'), 'gift.free')
  })

  it('has a message without links', async () => {
    const { giver, gift } = await given()
    for (const message of ['See https://evil.test', 'www.evil.test', 'go to evil.com now']) {
      const { statusCode } = await shop.app.inject({
        method: 'PATCH',
        url: `/api/gifts/${gift.id}`,
        payload: { message },
        headers: { 'x-person': giver.actor.accountId },
      })
      expect(statusCode).toBe(400)
    }
  })

  it('opens nothing once the gift is refunded, and a claimed gift cannot be refunded', async () => {
    const { giver, content, gift, token } = await given()
    const friend = await shop.fan()
    const back = () => giver.transact((tx) => voidGift(tx, gift.id, giver.now()))
    const ends = await Promise.allSettled([offers.claim(friend, token), back()])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { state } = await offers.gift(giver, gift.id)
    const [claimed] = ends
    expect(state).toBe(claimed?.status === 'fulfilled' ? 'claimed' : 'returned')
    expect(await holds(friend, content)).toBe(state === 'claimed')
  })
})

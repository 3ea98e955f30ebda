import type { ContentId, OrderId } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { runDue } from '../../../platform/events/due.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import { catalogDue, catalogRoutes, isContentLeft } from '../../catalog/index.ts'
import { claimsOf } from '../test/claims.ts'
import { offersOf } from '../test/offers.ts'
import { openShopForTests } from '../test/shop.ts'
import { readOffer } from './read-offer.ts'

const shop = await openShopForTests()
const offers = offersOf(shop)
const claims = claimsOf(shop)

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }

const given = async () => {
  const [giver, content] = [await shop.fan(), await shop.content()]
  const { id } = await shop.quote(giver, content, { type: 'gift' })
  await shop.confirm(giver, id)
  await shop.reaches(id, 'paid')
  const { link } = await offers.gift(giver, id)
  return { giver, content, id: id as OrderId, token: link?.split('/').at(-1) ?? '' }
}

const isLeft = (content: ContentId) => isContentLeft(shop.system.db, content)

/** Its creator deletes it, and the time to undo that passes. */
const passAway = async (content: ContentId) => {
  await catalogRoutes.deleteContent(shop.creator, { ...nothing, params: { id: content } }, exchange)
  claims.later(31)
  await runDue(shop.system, catalogDue)
  await runDue(shop.system, catalogDue)
}

it("a deleted post that was given stays until it is claimed, and is the claimer's then", async () => {
  const { content, token } = await given()
  await passAway(content)
  expect(await isLeft(content)).toBe(true)
  const friend = await shop.fan()
  expect((await readOffer(friend, token)).claimStatus).toBe('open')
  expect((await readOffer(shop.world.scope(), token)).claimStatus).toBe('sign-in')
  expect((await readOffer(shop.creator, token)).claimStatus).toBe('own')
  await refuses(offers.claim(shop.creator, token), 'checkout.own-content')
  await offers.claim(friend, token)
  expect(await claims.opens(friend, content)).toBe(true)
  claims.later(31)
  await runDue(shop.system, catalogDue)
  expect(await isLeft(content)).toBe(true)
})

it('a deleted post is removed once its gift was refunded and no bank can undo that', async () => {
  const { giver, content, id } = await given()
  await claims.ask(giver, id)
  await claims.refundReaches(id, 'done')
  await passAway(content)
  expect(await isLeft(content)).toBe(true)
  claims.later(120)
  await runDue(shop.system, catalogDue)
  await runDue(shop.system, catalogDue)
  expect(await isLeft(content)).toBe(false)
})

it('a gift is refunded when its post no longer exists', async () => {
  const { giver, content, id, token } = await given()
  await shop.system.transact(async ({ q }) => {
    await q.deleteFrom('catalog.contents').where('id', '=', content).execute()
  })
  const friend = await shop.fan()
  expect((await readOffer(friend, token)).claimStatus).toBe('gone')
  await refuses(offers.claim(friend, token), 'gift.returned')
  await claims.refundReaches(id, 'done')
  expect((await offers.gift(giver, id)).state).toBe('returned')
  await refuses(offers.claim(friend, token), 'gift.returned')
  await claims.books.expectSound()
})

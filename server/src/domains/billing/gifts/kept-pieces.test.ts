import type { ContentId, OrderId } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuses } from '../../../../test/browser.ts'
import { runDue } from '../../../platform/events/due.ts'
import type { Exchange } from '../../../platform/http/handler.ts'
import { catalogDue, catalogRoutes, isContentLeft } from '../../catalog/index.ts'
import { claimsOf } from '../test/claims.ts'
import { type Offers, offersOf } from '../test/offers.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { readOffer } from './read-offer.ts'

let shop: Shop
let offers: Offers
let claims: ReturnType<typeof claimsOf>
beforeAll(async () => {
  shop = await openShop()
  offers = offersOf(shop)
  claims = claimsOf(shop)
}, 60_000)
afterAll(() => shop.close())

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }

const given = async () => {
  const [giver, piece] = [await shop.fan(), await shop.piece()]
  const { id } = await shop.quote(giver, piece, { type: 'gift' })
  await shop.confirm(giver, id)
  await shop.reaches(id, 'paid')
  const { link } = await offers.gift(giver, id)
  return { giver, piece, id: id as OrderId, token: link?.split('/').at(-1) ?? '' }
}

const isLeft = (piece: ContentId) => isContentLeft(shop.system.db, piece)

/** Its creator deletes it, and the time to undo that passes. */
const passAway = async (piece: ContentId) => {
  await catalogRoutes.deleteContent(shop.creator, { ...nothing, params: { id: piece } }, exchange)
  claims.later(31)
  await runDue(shop.system, catalogDue)
  await runDue(shop.system, catalogDue)
}

it('a piece that was given stays until it is claimed, and is theirs from then on', async () => {
  const { piece, token } = await given()
  await passAway(piece)
  expect(await isLeft(piece)).toBe(true)
  const friend = await shop.fan()
  expect((await readOffer(friend, token)).standing).toBe('open')
  expect((await readOffer(shop.world.scope(), token)).standing).toBe('sign-in')
  expect((await readOffer(shop.creator, token)).standing).toBe('own')
  await refuses(offers.claim(shop.creator, token), 'checkout.own-piece')
  await offers.claim(friend, token)
  expect(await claims.opens(friend, piece)).toBe(true)
  claims.later(31)
  await runDue(shop.system, catalogDue)
  expect(await isLeft(piece)).toBe(true)
})

it('and goes like any other once the gift has gone back and no bank can return it', async () => {
  const { giver, piece, id } = await given()
  await claims.ask(giver, id)
  await claims.refundReaches(id, 'done')
  await passAway(piece)
  expect(await isLeft(piece)).toBe(true)
  claims.later(120)
  await runDue(shop.system, catalogDue)
  await runDue(shop.system, catalogDue)
  expect(await isLeft(piece)).toBe(false)
})

it('is returned to its giver when nothing is left of it', async () => {
  const { giver, piece, id, token } = await given()
  await shop.system.transact(async ({ q }) => {
    await q.deleteFrom('catalog.contents').where('id', '=', piece).execute()
  })
  const friend = await shop.fan()
  expect((await readOffer(friend, token)).standing).toBe('gone')
  await refuses(offers.claim(friend, token), 'gift.returned')
  await claims.refundReaches(id, 'done')
  expect((await offers.gift(giver, id)).state).toBe('returned')
  await refuses(offers.claim(friend, token), 'gift.returned')
  await claims.books.expectSound()
})

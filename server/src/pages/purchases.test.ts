import { type ContentId, money } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { queriesOf } from '../../test/queries-of.ts'
import { claimsOf } from '../domains/billing/test/claims.ts'
import { offersOf } from '../domains/billing/test/offers.ts'
import { openShopForTests } from '../domains/billing/test/shop.ts'
import { catalogRoutes, takeDownContent } from '../domains/catalog/index.ts'
import { socialRoutes } from '../domains/social/index.ts'
import type { Exchange } from '../platform/http/handler.ts'
import type { SignedInScope } from '../platform/scope.ts'
import { purchaseRoutes } from './purchases.ts'

const shop = await openShopForTests()
const claims = claimsOf(shop)
const offers = offersOf(shop)
const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }

const pageOf = (fan: SignedInScope, query: { limit: number; cursor?: string } = { limit: 20 }) =>
  purchaseRoutes.listPurchases(fan, { ...nothing, query }, exchange)
const purchasesOf = async (fan: SignedInScope) => (await pageOf(fan)).purchases
const idsOf = async (fan: SignedInScope) =>
  (await purchasesOf(fan)).map(({ content }) => content.id)

const buy = async (fan: SignedInScope, content: ContentId) => {
  const { id } = await shop.quote(fan, content)
  await shop.confirm(fan, id)
  await shop.reaches(id, 'paid')
  return id
}

it('lists what was paid for with its price and order, and not once it was refunded', async () => {
  const { fan, content, id } = await claims.sold()
  expect(await purchasesOf(fan)).toMatchObject([
    { content: { id: content }, isGift: false, paid: money(1028, 'USD'), orderId: id },
  ])
  await claims.ask(fan, id)
  await claims.refundReaches(id, 'done')
  expect(await purchasesOf(fan)).toEqual([])
})

it('lists what cost nothing with a code', async () => {
  const [fan, content] = [await shop.fan(), await shop.content()]
  const { code } = await offers.promote({ type: 'percent', percent: 100 })
  const { id } = await shop.quote(fan, content, { code })
  await shop.confirm(fan, id, null)
  await shop.reaches(id, 'paid')
  expect(await purchasesOf(fan)).toMatchObject([{ paid: money(0, 'USD'), orderId: id }])
})

it('lists a gift for whoever claimed it, without what it cost', async () => {
  const [giver, friend, content] = [await shop.fan(), await shop.fan(), await shop.content()]
  const { id } = await shop.quote(giver, content, { type: 'gift' })
  await shop.confirm(giver, id)
  await shop.reaches(id, 'paid')
  const { link } = await offers.gift(giver, id)
  await offers.claim(friend, link?.split('/').at(-1) ?? '')
  expect(await purchasesOf(friend)).toMatchObject([
    { content: { id: content }, isGift: true, paid: null, orderId: null },
  ])
  expect(await purchasesOf(giver)).toEqual([])
})

it('keeps what is no longer published, and not what was taken down or is by somebody blocked', async () => {
  const fan = await shop.fan()
  const [kept, taken] = [await shop.content(), await shop.content()]
  await buy(fan, kept)
  shop.world.clock.advance(1_000)
  await buy(fan, taken)
  await catalogRoutes.unpublishContent(shop.creator, { ...nothing, params: { id: kept } }, exchange)
  expect(await idsOf(fan)).toEqual([taken, kept])
  await shop.system.transact((tx) => takeDownContent(tx, taken, 'Copied', shop.system.now()))
  expect(await idsOf(fan)).toEqual([kept])
  const params = { id: shop.creator.actor.accountId }
  await socialRoutes.muteUser(fan, { ...nothing, params }, exchange)
  expect(await idsOf(fan)).toEqual([kept])
  await socialRoutes.blockUser(fan, { ...nothing, params }, exchange)
  expect(await idsOf(fan)).toEqual([])
})

it('pages newest first, refuses the cursor of somebody else, and costs the same for many', async () => {
  const [fan, other] = [await shop.fan(), await shop.fan()]
  const contents: ContentId[] = []
  const costs: number[] = []
  for (let number = 0; number < 3; number++) {
    const content = await shop.content()
    await buy(fan, content)
    contents.unshift(content)
    shop.world.clock.advance(1_000)
    costs.push(await queriesOf(() => pageOf(fan)))
  }
  // Neither a cover nor a picture is there to be read.
  expect(costs).toEqual([6, 6, 6])
  const first = await pageOf(fan, { limit: 2 })
  const cursor = first.nextCursor ?? ''
  const rest = await pageOf(fan, { limit: 2, cursor })
  const found = [...first.purchases, ...rest.purchases].map(({ content }) => content.id)
  expect(found).toEqual(contents)
  const mismatch = { code: 'request.cursor-mismatch' }
  await expect(pageOf(other, { limit: 2, cursor })).rejects.toMatchObject(mismatch)
})
